import type { ReactNode } from 'react';
import { describeError } from '../../ui/forms/describe-error';
import { Button } from '../../ui/plain/button';
import { Notice } from '../../ui/plain/notice';
import { Form } from './form';

interface AuthFormProps {
  readonly failure: unknown;
  readonly busy: boolean;
  /** Label of the button. */
  readonly submit: string;
  readonly onSubmit: () => Promise<void>;
  readonly children: ReactNode;
}

/** Form of the sign-in pages: a message about what went wrong, the fields, and one button. */
export function AuthForm({ failure, busy, submit, onSubmit, children }: AuthFormProps) {
  return (
    <Form onSubmit={() => void onSubmit()}>
      {failure ? <Notice kind="again">{describeError(failure)}</Notice> : null}
      {children}
      <Button type="submit" size="lg" busy={busy}>
        {submit}
      </Button>
    </Form>
  );
}
