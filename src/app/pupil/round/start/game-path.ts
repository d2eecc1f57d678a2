/** Search parameter of the start test. */
export const startTestMark = 'starttoets';

interface GamePlace {
  readonly pupilId: string;
  readonly taskListItemId: string;
  readonly practiceTaskId: string;
  readonly windowId: string;
  readonly game: string;
}

/** Builds the path of a round in a game. */
export const gamePath = ({ pupilId, taskListItemId, practiceTaskId, windowId, game }: GamePlace): string =>
  `/leerling/${pupilId}/takenlijsttaak/${taskListItemId}/oefentaak/${practiceTaskId}/somvenster/${windowId}/spel/${game}`;
