import type { Method } from './route';

/** Method and path of every call, apart from the schemas: the browser needs these and not zod. */
export const paths = {
  profile: ['GET', '/api/auth/profile'],
  login: ['POST', '/api/auth'],
  logout: ['POST', '/api/auth/logout'],
  quickLogin: ['GET', '/api/quicklogin/:code'],
  classSignIn: ['POST', '/api/class-sign-in'],
  botChallenge: ['GET', '/api/bot-check/:action'],
  requestPassword: ['POST', '/api/auth/password-requests'],
  checkPasswordLink: ['POST', '/api/auth/password-links'],
  setPassword: ['PUT', '/api/auth/password'],
  readSecurity: ['GET', '/api/security'],
  startTwoFactor: ['POST', '/api/two-factor'],
  confirmTwoFactor: ['PUT', '/api/two-factor'],
  stopTwoFactor: ['POST', '/api/two-factor/off'],
  endSession: ['DELETE', '/api/sessions/:sessionId'],
  endOtherSessions: ['DELETE', '/api/sessions'],
  demoLogins: ['GET', '/api/demo/logins'],
  demoMails: ['GET', '/api/demo/mails'],

  listGroups: ['GET', '/api/groups'],
  readGroup: ['GET', '/api/groups/:groupId'],
  listPupils: ['GET', '/api/groups/:groupId/pupils'],
  makeLoginCards: ['POST', '/api/groups/:groupId/login-cards'],

  listTeachers: ['GET', '/api/teachers'],
  inviteTeacher: ['POST', '/api/teachers'],
  inviteAgain: ['POST', '/api/teachers/:userId/invitation'],
  changeTeacher: ['PUT', '/api/teachers/:userId'],
  disableTeacher: ['PUT', '/api/teachers/:userId/disabled'],
  handOverGroups: ['POST', '/api/teachers/:userId/hand-over'],

  planImport: ['POST', '/api/imports/plan'],
  applyImport: ['POST', '/api/imports/:importId/apply'],

  listSettings: ['GET', '/api/groups/:groupId/exercise-settings'],
  readSettings: ['GET', '/api/exercise-settings/:settingsId'],
  saveSettings: ['PUT', '/api/groups/:groupId/exercise-settings'],
  listCollections: ['GET', '/api/sum-collections'],

  readMap: ['GET', '/api/pupils/:pupilId/map'],
  putWindow: ['PUT', '/api/practice-tasks/:practiceTaskId/windows/:windowId'],
  readWindow: ['GET', '/api/sum-windows/:windowId'],
  putAnswers: ['PUT', '/api/sum-windows/:windowId/answers'],
  finishWindow: ['PUT', '/api/sum-windows/:windowId/finished'],
  reportWaiting: ['PUT', '/api/sum-windows/:windowId/waiting'],
  readOwnWork: ['GET', '/api/pupils/:pupilId/own-work'],
  readKeepsake: ['GET', '/api/pupils/:pupilId/keepsakes/:game'],
  saveKeepsake: ['PUT', '/api/pupils/:pupilId/keepsakes/:game'],

  readProgress: ['GET', '/api/pupils/:pupilId/progress/:periodId'],
  listRounds: ['GET', '/api/pupils/:pupilId/progress/:periodId/rounds'],
  readRound: ['GET', '/api/sum-windows/:windowId/replay'],
} as const satisfies Record<string, readonly [Method, `/api/${string}`]>;

export type Paths = typeof paths;
