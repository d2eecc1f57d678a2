import type { CallName } from '@/contract/route';

/** For the test of tenants: calls whose ids are no rights, or that have none, and where that is proved instead. */
export const elsewhere: ReadonlySet<CallName> = new Set<CallName>([
  // Signing in and out: src/server/auth.
  'login',
  'logout',
  'quickLogin',
  'classSignIn',
  'demoLogins',
  'demoMails',
  // By the link alone, or for anyone: src/server/passwords.
  'botChallenge',
  'requestPassword',
  'checkPasswordLink',
  'setPassword',
  // Only ever about oneself, or the own school: src/server/school.
  'chooseLanguage',
  'readSchool',
  'changeSchool',
  'exportSchool',
  // About pupils of the own school: src/server/retention.
  'listLeavers',
  'keepLeavers',
  // Only ever about oneself: src/server/security.
  'readSecurity',
  'startTwoFactor',
  'confirmTwoFactor',
  'stopTwoFactor',
  'renewRecoveryCodes',
  'changePassword',
  'endSession',
  'endOtherSessions',
  // They ask by no id; see src/server/teachers.
  'listTeachers',
  'inviteTeacher',
  'takeInTeachers',
  // Own ones alone: src/server/messages.
  'listMessages',
  'countUnread',
  // Own ones alone: src/server/friends.
  'listFriends',
  'inviteFriend',
  // About the school of who asks: src/server/licence.
  'readLicence',
  'askLicence',
  // By the ticket alone: src/server/practice/put-answers.test.ts.
  'putAnswers',
  'finishWindow',
  'reportWaiting',
  // The product's own, the same for everyone.
  'listCollections',
  // They ask by no id; see tenants.test.ts.
  'profile',
  'listGroups',
  // Own groups only: src/server/live/live.test.ts.
  'watchLive',
  'addGroup',
  // Groups of one’s own alone are gone through: src/server/school-years.
  'startSchoolYear',
  'listTrash',
  'listChanges',
  'planImport',
]);

/** What is asked with an id of somebody else, in this order. */
export const labels = [
  ['readGroup'],
  ['listPupils'],
  ['makeLoginCards'],
  // Before those that change what its plan was made on.
  ['applyImport'],
  ['readImport'],
  ['setSignIn'],
  ['changeGroup'],
  ['setGroupTeachers'],
  ['archiveGroup'],
  ['addPupils'],
  ['changePupil'],
  ['movePupils'],
  ['movePupils', 'into a group of somebody else'],
  ['exportPupil'],
  ['restorePupils'],
  ['erasePupil'],
  ['trashPupils'],
  ['undoChange'],
  ['listSettings'],
  ['readSettings'],
  ['saveSettings'],
  ['readPupilSettings'],
  ['savePupilSettings'],
  ['changeSettings'],
  ['undoSettings'],
  ['inviteAgain'],
  ['changeTeacher'],
  ['disableTeacher'],
  ['handOverGroups'],
  ['handBackGroups'],
  ['readLive'],
  ['readMessage'],
  ['noteMessages'],
  ['readMap'],
  ['putWindow', 'of another pupil'],
  ['putWindow', 'new, for a task of another class'],
  ['readWindow'],
  ['readOwnWork'],
  ['readStamps'],
  ['saveAvatar'],
  ['readKeepsake'],
  ['saveKeepsake'],
  ['setLevel'],
  ['undoLevel'],
  ['readProgress'],
  ['readProgress', 'of a pupil without a class'],
  ['readGroupProgress'],
  ['listRounds'],
  ['readRound'],
] as const satisfies readonly (readonly [CallName, string?])[];
