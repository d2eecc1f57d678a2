import { basename } from 'node:path';
import { textOf, trackedFiles } from './tracked-files.mjs';

/**
 * Retired names, each with the one to use. Add a line when you rename something: camelCase, and only a name that
 * cannot be a plain English word. `FooBar`, `#fooBar` and files called `foo-bar` are found with `fooBar`.
 * @type {Readonly<Record<string, string>>}
 */
export const retired = {
  askedInWords: 'instructionFor',
  bringAhead: 'prefetchGame',
  bringGame: 'preloadGame',
  comesOn: 'fadeIn',
  composedGroups: 'mixedGroups',
  coolDown: 'discardPreloadedArt',
  crispWords: 'hiDpiText',
  endWipe: 'endPageTransition',
  fetchedApart: 'lazyWithRetry',
  goOnButton: 'continueButton',
  halfMade: 'taskFlow',
  handOfClick: 'inputOfClick',
  handsOver: 'taskFlow',
  isOtherTurn: 'isOtherDeviceUser',
  judgedInWords: 'describeGradedAnswer',
  judgedOf: 'gradedAnswerOf',
  kindPage: 'friendlyError',
  lineHand: 'lineSlider',
  namesLookMangled: 'namesLookLikeMojibake',
  onShelf: 'countOnDisplay',
  pageHolds: 'unloadGuard',
  passedOn: 'taskFlow',
  pressedAt: 'clickOrigin',
  repairMangled: 'repairMojibake',
  roundsHere: 'deviceRounds',
  rowDeeds: 'rowActions',
  saidLike: 'estimateText',
  scatterSpec: 'jitterGridSpec',
  sceneParts: 'sceneAssets',
  sendLeftovers: 'flushOutbox',
  sessionFace: 'sessionStore',
  spareId: 'prefetchedId',
  stampWords: 'stampText',
  startWipe: 'startPageTransition',
  stormThing: 'freePlayThing',
  takeAlong: 'dataExport',
  takeWarm: 'claimPreloadedArt',
  toldName: 'nameInSentence',
  untilGoOn: 'waitForContinue',
  useDeeds: 'useActions',
  useKindStop: 'useDailyLimit',
  usePaper: 'usePrintLayout',
  usePlace: 'useSchoolPaths',
  warmUp: 'preloadArt',
  watchTurns: 'watchDeviceUser',
  whileHere: 'ifMounted',
  workerWords: 'workerMessages',
  wornSum: 'sumLabel',
  worthPieces: 'valuePieces',
  writtenLike: 'writeLikeAnswer',
};

/**
 * Retired names of one part of the tree. They may be plain English words: only code is searched, not comments or strings.
 * @type {Readonly<Record<string, Readonly<Record<string, string>>>>}
 */
export const retiredIn = {
  'src/maths/': {
    askedOf: 'answerSpecOf',
    asks: 'answerSpec',
    braked: 'applyBrake',
    chance: 'probability',
    fading: 'decayRate',
    findTriple: 'findBinaryFact',
    givenWorth: 'givenValue',
    judged: 'gradedAnswer',
    judgedAnswer: 'gradedAnswer',
    judgedLevel: 'assessLevel',
    levelDeed: 'levelChange',
    luck: 'guessing',
    luckOf: 'guessingOf',
    recallChance: 'recallProbability',
    setBack: 'resetMemory',
    spacing: 'spacingEffect',
    strength: 'ability',
    strengthOf: 'abilityOf',
    sumOf: 'parseSumOrThrow',
    surprise: 'predictionError',
    targetChance: 'targetProbability',
    triple: 'binaryFact',
    tripleOperation: 'binaryOperation',
    worth: 'value',
    worthOf: 'unitSize',
    worthOfAnswer: 'valueOfAnswer',
    writeTriple: 'writeBinaryFact',
  },
  'src/server/': {
    addClass: 'addGroup',
    atMostEvery: 'throttle',
    callOff: 'cancelRenewed',
    carryOut: 'runImport',
    changeOf: 'diffPupil',
    dueNow: 'makeDue',
    everyClassId: 'everyManagedGroupId',
    everyGroupId: 'everyManagedGroupId',
    exportWords: 'readablePages',
    forgetOldChanges: 'purgeExpiredChanges',
    forgetOldPlans: 'purgeExpiredPlans',
    forgetPasswordLinks: 'deletePasswordLinks',
    giveBack: 'release',
    holdBack: 'tooMany',
    jobTrouble: 'laneBackoff',
    keepMail: 'writeEmailFile',
    keepState: 'cacheState',
    keptMail: 'emailFile',
    keptMails: 'listEmailFiles',
    keptPlan: 'prepared',
    keptSecret: 'storedSecret',
    keptStatements: 'preparedStatements',
    knownState: 'cachedState',
    knownStates: 'pupilStateCache',
    letterParts: 'emailParts',
    lookAtRows: 'summariseRows',
    mostTries: 'maxTries',
    noteErased: 'recordErased',
    noteSeen: 'recordSeen',
    openServices: 'createServices',
    ownClassIds: 'managedGroupIds',
    ownGroupIds: 'managedGroupIds',
    readEverything: 'readPupilData',
    requireClass: 'requireManagedGroup',
    requireGroup: 'requireManagedGroup',
    requireOwnOrVisiblePupil: 'requireOwnOrManagedPupil',
    requirePlaces: 'requireSeats',
    requirePupil: 'requireManagedPupil',
    requirePupils: 'requireManagedPupils',
    shelfName: 'ungroupedName',
    sweepBotChecks: 'purgeExpiredBotChecks',
    sweepMail: 'purgeExpiredMail',
    sweepMessages: 'purgeExpiredMessages',
    sweepPasswordLinks: 'purgeExpiredPasswordLinks',
    sweepSessions: 'purgeExpiredSessions',
    takeInRows: 'applyRows',
    takeInTeachers: 'importTeachers',
    takePassword: 'replacePassword',
    takesPlace: 'takesSeat',
    tellAdmins: 'notifyAdmins',
    tellSchool: 'notifySchool',
    tellUser: 'notifyUser',
    tendLeavers: 'processLeavers',
    thankForFriend: 'rewardReferral',
    visibleGroups: 'managedGroups',
    windowFacts: 'windowContext',
    workOnJobs: 'startJobs',
    writeLetter: 'composeEmail',
    writeTogether: 'writeInBatch',
  },
};

/** @param {string} name `fooBar` @returns {string} `FooBar` */
const pascal = (name) => name.charAt(0).toUpperCase() + name.slice(1);

/** @param {string} name `fooBar` @returns {string} `foo-bar` */
const kebab = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * Finds retired names in the path and the text of a file.
 * @param {string} file path from the project's folder
 * @param {string} text its contents
 * @param {Readonly<Record<string, string>>} [words] retired names and their successors
 * @returns {string[]}
 */
export function wordProblems(file, text, words = retired) {
  const byForm = new Map(
    Object.entries(words).flatMap(([old, now]) => [
      [old, now],
      [pascal(old), pascal(now)],
    ]),
  );
  const identifier = new RegExp(`(?<![\\w$])(?:${[...byForm.keys()].join('|')})(?![\\w$])`, 'g');
  const [stem = ''] = basename(file).split('.');
  const renamed = Object.entries(words).find(([old]) => kebab(old) === stem);
  return [
    ...(renamed === undefined ? [] : [`${file}: call it ${kebab(renamed[1])}`]),
    ...text
      .split('\n')
      .flatMap((line, index) =>
        [...line.matchAll(identifier)].map(
          ([old]) => `${file}:${index + 1}: ${old} is retired, use ${byForm.get(old)}`,
        ),
      ),
  ];
}

/**
 * Blanks comments and plain strings, line by line, so that what is left is code.
 * @param {string} text
 * @returns {string}
 */
const codeOf = (text) =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
    .replace(/(^|[^:'"`])\/\/.*$/gm, '$1')
    .replace(/'[^'\n]*'/g, "''");

/**
 * Finds names that are retired in the part of the tree a file lies in.
 * @param {string} file path from the project's folder
 * @param {string} text its contents
 * @param {typeof retiredIn} [parts] path prefix of a part and its retired names
 * @returns {string[]}
 */
export const partWordProblems = (file, text, parts = retiredIn) =>
  Object.entries(parts).flatMap(([part, words]) =>
    file.startsWith(part) && /\.tsx?$/.test(file) ? wordProblems(file, codeOf(text), words) : [],
  );

/**
 * Checks that no retired name comes back, in code, comments, docs or file names.
 * @returns {string[]}
 */
export const checkWords = () =>
  trackedFiles()
    .filter((path) => /\.(tsx?|mjs|css|md)$/.test(path) && !path.startsWith('tools/check/words.'))
    .flatMap((path) => [...wordProblems(path, textOf(path)), ...partWordProblems(path, textOf(path))]);
