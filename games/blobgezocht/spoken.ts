import { joinList } from '@games/kit/text/notation';
import { piecesInText } from '@games/kit/text/prompt-pieces';
import type { Locale } from '@/maths/locale';
import { rational } from '@/maths/number/rational';
import { writeNumber } from '@/maths/number/write-number';
import { handsText, unitSymbol } from '@/maths/sum/wording/prompt-words';
import type { Disguise } from './disguise';
import { spokenWords } from './number-words';
import { texts } from './texts.gen';

/** Dots are said as fives, so that the child still adds them. */
function fives(count: number): readonly string[] {
  const groups = Array.from({ length: Math.floor(count / 5) }, () => '5');
  return count % 5 === 0 ? groups : [...groups, `${count % 5}`];
}

function coin(cents: number, locale: Locale): string {
  const euros = cents >= 100;
  return euros ? `€ ${cents / 100}` : `${cents} ${unitSymbol('ct', locale, rational(cents))}`;
}

/** Returns what a screen reader says of a mask: its notation, not its value. */
export function spokenDisguise(disguise: Disguise, locale: Locale): string {
  const t = texts[locale];
  switch (disguise.kind) {
    case 'plain':
      return piecesInText([disguise.piece]);
    case 'row':
      return piecesInText(disguise.pieces);
    case 'words':
      return spokenWords(disguise.lines);
    case 'rows':
      return disguise.lines.join(' ');
    case 'table':
      return disguise.columns.map(({ head, count }) => `${count} ${head}`).join(', ');
    case 'blocks': {
      const counts = [
        ['said.hundreds', disguise.hundreds],
        ['said.tens', disguise.tens],
        ['said.ones', disguise.ones],
      ] as const;
      const parts = counts.flatMap(([key, count]) => (count === 0 ? [] : t(key, { count })));
      return t('said.blocks', { parts: joinList(parts, locale) });
    }
    case 'dots':
      return t('said.dots', { fives: joinList(fives(disguise.count), locale) });
    case 'tally':
      return t('said.tally', { fives: joinList(fives(disguise.count), locale) });
    case 'money':
      return t('said.money', {
        pieces: joinList(
          disguise.cents.map((each) => coin(each, locale)),
          locale,
        ),
      });
    case 'clock':
      return handsText(disguise.minutes, locale);
    case 'bars':
      if (disguise.parts === 1) return t('said.wholeBars', { full: disguise.full });
      return t('said.bars', { parts: disguise.parts, count: disguise.full });
    case 'discs':
      return t('said.discs', { parts: disguise.parts, count: disguise.full });
    case 'grid':
      return t('said.grid', { full: disguise.full });
    case 'thermometer':
      return t('said.thermometer', { degrees: writeNumber(rational(disguise.degrees), locale) });
    case 'sides': {
      const key = { '<': 'shorter', '=': 'same', '>': 'longer' } as const;
      return t(`said.${key[disguise.sign]}`);
    }
  }
}
