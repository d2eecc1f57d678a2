import type { ShapeProfile } from '@/maths/sum/shape/shape-profile';
import { coversEnough } from '@/maths/sum/shape/takes';
import { countries } from './form-rules';
import { gameFacts } from './game-facts.gen';
import type { GameId } from './game-ids';
import { gameYears } from './game-years';

/** To whom the office offers a game, and for which sums. */
export interface Offer {
  readonly countries: readonly (typeof countries)[number][];
  readonly years: readonly (typeof gameYears)[number][];
  /** First day of its season, `YYYY-MM-DD`; null when it has none. */
  readonly from: string | null;
  /** Last day of its season. */
  readonly until: string | null;
  /** Shapes of sums that are switched off. */
  readonly without: readonly string[];
}

/** Sums that pupils of some years are to be asked. */
export interface AskedSums {
  readonly sums: ShapeProfile;
  readonly years: readonly number[];
  /** They are learned by heart, so a game is needed in which one types quickly. */
  readonly asksTyping: boolean;
}

interface Gaps {
  /** Somewhere, and on one of the days, pupils of these years have no game. */
  readonly game: boolean;
  /** The same for a game in which one types quickly. */
  readonly typing: boolean;
}

const isOpenOn = ({ from, until }: Offer, day: string): boolean =>
  (from === null || from <= day) && (until === null || day <= until);

/** Returns the games for practice that can ask enough of these sums as they are switched, whoever plays. */
const takersOf = (sums: ShapeProfile, offers: ReadonlyMap<GameId, Offer>) =>
  [...offers].filter(([game, { without }]) => {
    const facts = gameFacts[game];
    if (!facts || facts.isTest) return false;
    return Object.values(facts.takes).some((shapes) =>
      coversEnough(
        sums,
        shapes.filter((shape) => !without.includes(shape)),
      ),
    );
  });

/**
 * Returns what is missing for these sums while games are offered as they are: each country and year they are meant for
 * needs a game on each of the days.
 */
export function gapsOf(
  { sums, years, asksTyping }: AskedSums,
  offers: ReadonlyMap<GameId, Offer>,
  days: readonly string[],
): Gaps {
  const takers = takersOf(sums, offers);
  const asked = gameYears.filter((year) => years.includes(year));
  const isGap = (offered: typeof takers): boolean =>
    countries.some((country) =>
      days.some((day) =>
        asked.some(
          (year) =>
            !offered.some(
              ([, offer]) =>
                offer.countries.includes(country) && offer.years.includes(year) && isOpenOn(offer, day),
            ),
        ),
      ),
    );
  const typing = takers.filter(([game]) => gameFacts[game]?.isQuickTyped);
  return { game: isGap(takers), typing: asksTyping && isGap(typing) };
}
