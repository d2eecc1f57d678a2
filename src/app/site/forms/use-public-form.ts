import { useForm } from '@mantine/form';
import { useEffect, useRef, useState } from 'react';
import type { BotAction } from '@/contract/passwords';
import { ApiError } from '../../api/api-error';
import { botCheck } from '../../session/bot-check/bot-check';
import { useSending } from '../../ui/forms/use-sending';
import { clearDraft, saveDraft, type Typed } from './draft';
import { isValidationKey, type Problems } from './problems';
import { useProblemText } from './use-problem-text';

interface PublicForm<Values extends Typed> {
  readonly action: BotAction;
  /** Key of its draft in the session's storage. */
  readonly draft: string;
  readonly initial: Values;
  readonly problems: (values: Values) => Problems;
  /** Sends what was typed, with a proof that a browser sends it. */
  readonly send: (values: Values, botToken: string) => Promise<unknown>;
}

/** Properties of an input or a text area. */
export interface TextInput {
  readonly name: string;
  readonly value: string;
  readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
  readonly onBlur: () => void;
  /** What is wrong, in the language of the page. */
  readonly error: string | undefined;
}

/** Whether the server took the proof for one that ended: the page slept between asking for it and sending it. */
const isProofOver = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'bot-check-failed';

const firstInvalid = 'input[aria-invalid], textarea[aria-invalid], [role=radiogroup][aria-invalid] input';

/** Field of the form by a path of the call: `school.code` is `code`. */
const fieldOf = (path: string): string => path.split('.').at(-1) ?? path;

/**
 * State of a public form: its texts, which are kept in a draft until they have arrived, what is wrong with them after a
 * field was left, and sending. The proof is made anew each time, so that no form is too old to be sent.
 */
export function usePublicForm<Values extends Typed>({
  action,
  draft,
  initial,
  problems,
  send,
}: PublicForm<Values>) {
  const problemText = useProblemText();
  const { busy, failure, send: sendOnce } = useSending();
  const [sent, setSent] = useState<Values | null>(null);
  const [tries, setTries] = useState(0);
  const element = useRef<HTMLFormElement>(null);
  const form = useForm<Record<string, string>>({
    initialValues: { ...initial },
    validate: (typed) => problems(typed as Values),
    onValuesChange: (values) => saveDraft(draft, values),
  });

  const values = form.values as Values;
  /** Changes one field, whose message goes; those of other fields stay. */
  const change = (name: string, value: string) => form.setFieldValue(name, value);

  // What is wrong shows with the render after a try.
  useEffect(() => {
    if (tries > 0) element.current?.querySelector<HTMLElement>(firstInvalid)?.focus();
  }, [tries]);

  const submit = form.onSubmit(
    (typed) =>
      void sendOnce(true, async () => {
        const values = typed as Values;
        try {
          const prove = async () => send(values, await botCheck.token(action));
          // A visitor notices nothing of a proof that ended: one more is made, once.
          await prove().catch((error: unknown) => (isProofOver(error) ? prove() : Promise.reject(error)));
        } catch (error) {
          if (error instanceof ApiError && Object.keys(error.fields).length > 0) {
            for (const [path, key] of Object.entries(error.fields)) form.setFieldError(fieldOf(path), key);
            setTries((count) => count + 1);
          }
          throw error;
        }
        clearDraft(draft);
        setSent(values);
      }),
    () => setTries((count) => count + 1),
  );

  /** Properties of a field with text; what is wrong shows after it was left. */
  const field = (name: keyof Values & string): TextInput => {
    const key = form.errors[name];
    return {
      name,
      value: values[name] ?? '',
      onChange: ({ target }) => change(name, target.value),
      // A message that goes would move what is pressed next away from the pointer.
      onBlur: () => {
        const problem = problems(values)[name];
        if (problem) form.setFieldError(name, problem);
      },
      error: isValidationKey(key) ? problemText(name, key) : undefined,
    };
  };

  return { values, change, field, element, busy, failure, sent, submit };
}
