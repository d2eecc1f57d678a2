import { useTranslation } from 'react-i18next';
import { promptText } from '@/maths/sum/prompt';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import { useLocale } from '../../i18n/use-locale';
import { Picture } from '../ui/picture';
import styles from './compose-task.module.css';
import type { ComposedTask } from './task-of';
import { useTitleIn } from './use-title';

/** A task: its title, the games that suit it and some of its sums. */
export function TaskShown({ task }: { readonly task: ComposedTask }) {
  const { t } = useTranslation('tasks');
  const locale = useLocale();
  const title = useTitleIn();
  return (
    <div className={styles.task}>
      <h4>{title(task)}</h4>
      <p>{t('count', { count: task.count })}</p>
      <h5>{t('games')}</h5>
      <ul className={styles.games}>
        {task.games.map((game) => (
          <li key={game.id}>
            <Picture name={`game-${game.id}`} alt="" sizes="160px" />
            {title(game)}
          </li>
        ))}
      </ul>
      <h5>{t('sums')}</h5>
      <ul className={styles.sums}>
        {task.sums.map((sumId) => (
          <li key={sumId}>{promptText(parseSumOrThrow(sumId), locale)}</li>
        ))}
      </ul>
    </div>
  );
}
