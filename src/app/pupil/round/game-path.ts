/** In the address of a game: its sums find where a new pupil stands. */
export const startTestMark = 'starttoets';

interface GamePlace {
  readonly pupilId: string;
  readonly taskListItemId: string;
  readonly practiceTaskId: string;
  readonly windowId: string;
  readonly game: string;
}

/** The address of a game. */
export const gamePath = ({ pupilId, taskListItemId, practiceTaskId, windowId, game }: GamePlace): string =>
  `/leerling/${pupilId}/takenlijsttaak/${taskListItemId}/oefentaak/${practiceTaskId}/somvenster/${windowId}/spel/${game}`;
