import type { FormEventHandler, ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { describeError } from '../../ui/forms/describe-error';
import { Button } from '../../ui/plain/button';
import { Notice } from '../../ui/plain/notice';
import { useHydrated } from '../ui/use-hydrated';
import styles from './forms.module.css';
import type { TextInput } from './use-public-form';

interface FormFrameProps {
  readonly label: string;
  readonly element: RefObject<HTMLFormElement | null>;
  readonly busy: boolean;
  readonly failure: unknown;
  /** Label of the button. */
  readonly submit: string;
  readonly onSubmit: FormEventHandler<HTMLFormElement>;
  /** Properties of the field that no person sees. */
  readonly trap: Pick<TextInput, 'name' | 'value' | 'onChange'>;
  readonly children: ReactNode;
}

/**
 * Public form: disabled until React listens, with a sentence for browsers without script, a field that only machines
 * fill in, and what went wrong beside the button.
 */
export function FormFrame({
  label,
  element,
  busy,
  failure,
  submit,
  onSubmit,
  trap,
  children,
}: FormFrameProps) {
  const { t } = useTranslation('forms');
  const ready = useHydrated();
  return (
    <form ref={element} className={styles.form} aria-label={label} noValidate onSubmit={onSubmit}>
      <noscript>
        <p className={styles.noScript}>{t('noScript')}</p>
      </noscript>
      <fieldset className={styles.frame} disabled={!ready}>
        {children}
        <div className={styles.trap} aria-hidden="true">
          <label>
            {t('trap')}
            <input
              name={trap.name}
              tabIndex={-1}
              autoComplete="off"
              value={trap.value}
              onChange={trap.onChange}
            />
          </label>
        </div>
        {failure ? (
          <Notice kind="again">
            {describeError(failure)} {t('kept')}
          </Notice>
        ) : null}
        <div className={styles.send}>
          <Button type="submit" size="lg" busy={busy}>
            {submit}
          </Button>
          <p className={styles.hint}>{t(busy ? 'sending' : 'keeps')}</p>
        </div>
      </fieldset>
    </form>
  );
}
