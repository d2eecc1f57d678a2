import { MemoryRouter } from 'react-router';
import { GamePreview } from '../../pupil/preview/game-preview';
import { usualSettings } from '../../pupil/preview/usual-settings';
import { trials } from './trials';

const settings = { ...usualSettings, sumsPerRound: 4 };

/** Round of four sums in a real game, for a visitor; nothing is stored. Ends of rounds may link to the map. */
export default function TrialRound({
  year,
  onClose,
}: {
  readonly year: number;
  readonly onClose: () => void;
}) {
  const trial = trials.find((each) => each.year === year) ?? trials[0];
  return (
    <MemoryRouter>
      <GamePreview
        key={year}
        fills
        settings={settings}
        collectionKey={trial.collection}
        games={trial.games}
        onClose={onClose}
      />
    </MemoryRouter>
  );
}
