import i18next from 'i18next';
import { describe, expect, it } from 'vitest';
import { textsIn } from '@/texts/translate';
import { flatTexts, folderCatalogues, valueNames } from './texts-file';
import { pluralForm } from './unused-texts';

const counts = [0, 1, 2, 1.5, 100];

describe('textsIn', () => {
  it.each(folderCatalogues())(
    'returns the texts of $folder that i18next returns',
    ({ folder, nl, be, en }) => {
      const texts = textsIn<Record<string, string>>({ nl, be: be ?? {}, en: en ?? {} });
      const page = i18next.createInstance();
      void page.init({
        fallbackLng: { 'nl-BE': ['nl-NL'] },
        load: 'currentOnly',
        initAsync: false,
        interpolation: { escapeValue: false },
        resources: {
          'nl-NL': { translation: nl },
          'nl-BE': { translation: be ?? {} },
          'en-GB': { translation: en ?? {} },
        },
      });
      const tags = { nl: 'nl-NL', be: 'nl-BE', en: 'en-GB' } as const;
      for (const [form, text] of flatTexts(nl)) {
        const key = form.replace(pluralForm, '');
        const names = valueNames(text).map((name) => [name, `<${name}>`]);
        for (const locale of ['nl', 'be', 'en'] as const) {
          for (const count of counts) {
            const values = { ...Object.fromEntries(names), count };
            const own = texts[locale](key, values);
            expect(own, `${folder} ${locale} ${key}`).toBe(page.t(key, { ...values, lng: tags[locale] }));
          }
        }
      }
    },
  );
});
