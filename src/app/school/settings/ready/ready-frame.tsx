import { Alert, Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { describeError } from '../../../ui/forms/describe-error';
import { Loading } from '../../../ui/plain/loading';
import styles from './ready.module.css';

interface ReadyFrameProps {
  /** Name of the group, once it is known. */
  readonly name: string;
  readonly error: unknown;
  /** A game is being tried: Escape in it returns to the form, with everything in it. */
  readonly playing: boolean;
  readonly onClose: () => void;
  /** The form; null while it loads. */
  readonly children: ReactNode;
}

/** The drawer around the form that sets a task ready. */
export function ReadyFrame({ name, error, playing, onClose, children }: ReadyFrameProps) {
  const { t } = useTranslation(['ready', 'common']);
  return (
    <Drawer
      opened
      position="right"
      size={780}
      padding="lg"
      closeOnEscape={!playing}
      onClose={onClose}
      title={t('title', { name })}
      closeButtonProps={{ 'aria-label': t('common:action.close') }}
      classNames={{ title: styles.title, content: styles.content, body: styles.body }}
    >
      {error ? <Alert color="red">{describeError(error)}</Alert> : null}
      {children ?? (error ? null : <Loading />)}
    </Drawer>
  );
}
