import sam from '@assets/site/sam-wonders-small.webp?url';
import { useTranslation } from 'react-i18next';
import { isServerFault } from '../../api/api-error';
import { describeError } from '../../ui/forms/describe-error';
import { Notice } from '../../ui/plain/notice';
import styles from './child-sign-in.module.css';

/**
 * Returns a text that tells a child what went wrong; empty when nothing did. The server's own messages are for adults.
 */
export function useChildFailure(failure: unknown): string {
  const { t } = useTranslation('auth');
  if (!failure) return '';
  return isServerFault(failure) ? t('child.away') : describeError(failure);
}

interface ChildFailureProps {
  readonly failure: unknown;
  /** Sam is already on the screen. */
  readonly hasSam?: boolean;
}

/** Shows why a child cannot sign in; when it is the server's fault, Sam waits with the child. */
export function ChildFailure({ failure, hasSam = false }: ChildFailureProps) {
  const said = useChildFailure(failure);
  if (said === '') return null;
  if (!isServerFault(failure)) return <Notice kind="again">{said}</Notice>;
  return (
    <div role="alert" className={styles.away}>
      {!hasSam && <img src={sam} alt="" width={62} height={64} />}
      <p>{said}</p>
    </div>
  );
}
