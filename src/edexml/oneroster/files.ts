/*
 * The files of OneRoster 1.2 CSV (1EdTech) that describe who is in which class, with their columns in the order of the
 * standard. Reader and writer share them.
 */

export const columnsOf = {
  orgs: ['sourcedId', 'status', 'dateLastModified', 'name', 'type', 'identifier', 'parentSourcedId'],
  academicSessions: [
    'sourcedId',
    'status',
    'dateLastModified',
    'title',
    'type',
    'startDate',
    'endDate',
    'parentSourcedId',
    'schoolYear',
  ],
  courses: [
    'sourcedId',
    'status',
    'dateLastModified',
    'schoolYearSourcedId',
    'title',
    'courseCode',
    'grades',
    'orgSourcedId',
    'subjects',
    'subjectCodes',
  ],
  classes: [
    'sourcedId',
    'status',
    'dateLastModified',
    'title',
    'grades',
    'courseSourcedId',
    'classCode',
    'classType',
    'location',
    'schoolSourcedId',
    'termSourcedIds',
    'subjects',
    'subjectCodes',
    'periods',
  ],
  users: [
    'sourcedId',
    'status',
    'dateLastModified',
    'enabledUser',
    'username',
    'userIds',
    'givenName',
    'familyName',
    'middleName',
    'identifier',
    'email',
    'sms',
    'phone',
    'agentSourcedIds',
    'grades',
    'password',
    'userMasterIdentifier',
    'preferredGivenName',
    'preferredMiddleName',
    'preferredFamilyName',
    'primaryOrgSourcedId',
    'pronouns',
  ],
  roles: [
    'sourcedId',
    'status',
    'dateLastModified',
    'userSourcedId',
    'roleType',
    'role',
    'beginDate',
    'endDate',
    'orgSourcedId',
    'userProfileSourcedId',
  ],
  enrollments: [
    'sourcedId',
    'status',
    'dateLastModified',
    'classSourcedId',
    'schoolSourcedId',
    'userSourcedId',
    'role',
    'primary',
    'beginDate',
    'endDate',
  ],
} as const;

export type RosterFile = keyof typeof columnsOf;
/** Files of a roster, in the order in which they refer to each other. */
export const rosterFiles = Object.keys(columnsOf) as RosterFile[];
export type ColumnOf<File extends RosterFile> = (typeof columnsOf)[File][number];

/** Files of the standard that a roster does not need. The manifest says of each that it is absent. */
export const otherFiles = [
  'categories',
  'classResources',
  'courseResources',
  'demographics',
  'lineItemLearningObjectiveIds',
  'lineItems',
  'lineItemScoreScales',
  'resources',
  'resultLearningObjectiveIds',
  'results',
  'resultScoreScales',
  'scoreScales',
  'userProfiles',
  'userResources',
] as const;

/** Columns that a file is read by, and that cannot be done without. Of users nothing else is read: no phone, no password. */
export const readColumns = {
  orgs: { needed: ['sourcedId', 'name', 'type'], wanted: ['status', 'identifier'] },
  academicSessions: {
    needed: ['sourcedId', 'type', 'startDate', 'schoolYear'],
    wanted: ['status'],
  },
  classes: {
    needed: ['sourcedId', 'title', 'grades', 'schoolSourcedId', 'termSourcedIds'],
    wanted: ['status', 'classType'],
  },
  users: {
    needed: ['sourcedId', 'givenName', 'familyName'],
    wanted: [
      'status',
      'enabledUser',
      'userIds',
      'middleName',
      'email',
      'grades',
      'userMasterIdentifier',
      'preferredGivenName',
      'preferredMiddleName',
      'preferredFamilyName',
      'primaryOrgSourcedId',
    ],
  },
  roles: {
    needed: ['userSourcedId', 'role', 'orgSourcedId'],
    wanted: ['status', 'beginDate', 'endDate'],
  },
  enrollments: {
    needed: ['classSourcedId', 'userSourcedId', 'role'],
    wanted: ['status', 'endDate'],
  },
} as const;

/** Columns of the manifest. */
export const manifestColumns = ['propertyName', 'value'] as const;

/** Version of the standard that is written, and the older one that is read as well. */
export const version = '1.2';
export const versionBefore = '1.1';
