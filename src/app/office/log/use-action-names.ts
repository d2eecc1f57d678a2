import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import { languageTag } from '@/maths/locale';
import { currentLocale } from '../../i18n/locale';
import type { Texts } from '../../i18n/texts';

type Named = Texts['office']['log']['actions'];

/** The log is filtered by what an action is about. */
export const areas = [
  'account',
  'administration',
  'application',
  'cards',
  'collection',
  'contact',
  'friend',
  'game',
  'generator',
  'group',
  'import',
  'intervention',
  'invoice',
  'job',
  'leavers',
  'licence',
  'log',
  'look-in',
  'message',
  'note',
  'pupil',
  'pupils',
  'roster',
  'savings-card',
  'school',
  'settings',
  'staff',
  'star-goal',
  'support',
  'template',
  'user',
  'webinar',
  'year',
] as const satisfies readonly (keyof Named)[];

type Action = { readonly [Area in keyof Named]: `${Area}.${keyof Named[Area] & string}` }[keyof Named];

const isNamed = (action: string): action is Action => i18next.exists(`office:log.actions.${action}`);

type Tree = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Returns the actions whose names in the language of the reader have this text. */
export function actionsNamed(text: string): string[] {
  const tree = i18next.getResource(languageTag[currentLocale()], 'office', 'log.actions') as Tree | undefined;
  const wanted = text.toLowerCase();
  return Object.entries(tree ?? {}).flatMap(([area, names]) =>
    Object.entries(names).flatMap(([what, name]) =>
      what !== 'area' && name.toLowerCase().includes(wanted) ? [`${area}.${what}`] : [],
    ),
  );
}

/** Names of actions and of what they are about, in the language of the reader. */
export function useActionNames() {
  const { t } = useTranslation('office');
  return {
    areas: areas
      .map((area) => ({ area, name: t(`log.actions.${area}.area`) }))
      .toSorted((one, other) => one.name.localeCompare(other.name)),
    /** Name of `pupil.erased`; the action itself where an older version wrote one that this one does not know. */
    nameOf: (action: string): string => (isNamed(action) ? t(`log.actions.${action}`) : action),
  };
}
