import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { collectionDomains } from '@/maths/collections/sum-collection';
import { promptSpeech } from '@/maths/sum/prompt';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import { useLocale } from '../../../i18n/use-locale';
import styles from './example-list.module.css';
import { exampleSums } from './example-sums';
import { writtenAs } from './written-as';

/** Closes the list, so that the chosen sum comes into sight, and keeps the focus on what opens it again. */
function foldAway(list: HTMLDetailsElement | null) {
  list?.removeAttribute('open');
  list?.querySelector('summary')?.focus();
}

/** Lists sums of every domain as links, folded away under the field for an own sum. */
export function ExampleList() {
  const { t } = useTranslation(['pupil', 'common']);
  const locale = useLocale();
  return (
    <details className={styles.examples}>
      <summary>{t('strategy.choose')}</summary>
      <dl>
        {collectionDomains.map((domain) => (
          <div key={domain}>
            <dt>{t(`common:domain.${domain}`)}</dt>
            {exampleSums[domain].map(parseSumOrThrow).map((sum) => (
              <dd key={sum.id}>
                <Link
                  to={`?som=${encodeURIComponent(sum.id)}`}
                  aria-label={promptSpeech(sum, locale)}
                  onClick={({ currentTarget }) => foldAway(currentTarget.closest('details'))}
                >
                  {writtenAs(sum, locale)}
                </Link>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </details>
  );
}
