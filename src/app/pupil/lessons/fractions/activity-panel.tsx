import type { Share } from '@/maths/strategy/fractions/fraction-play';
import type { Activity } from './activities';
import { Compare } from './compare';
import { EqualParts } from './equal-parts';
import { FillUp } from './fill-up';

interface ActivityPanelProps {
  readonly doing: Exclude<Activity, 'bekijken'>;
  readonly share: Share;
  readonly other: string;
  readonly onOther: (typed: string) => void;
}

/** Shows the chosen activity. */
export function ActivityPanel({ doing, share, other, onOther }: ActivityPanelProps) {
  switch (doing) {
    case 'gelijk':
      return <EqualParts share={share} />;
    case 'vergelijken':
      return <Compare share={share} other={other} onOther={onOther} />;
    case 'aanvullen':
      return <FillUp share={share} />;
  }
}
