import { IconArrowRight } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/plain/button';
import { TextField } from '../../ui/plain/text-field';
import { focusOn } from '../ui/focus-on';
import { Form } from '../ui/form';
import { useChildFailure } from './child-failure';
import { Question } from './question';

/** Form for children who have a word instead of pictures. */
export function WordForm({
  busy,
  failure,
  onWord,
}: {
  readonly busy: boolean;
  readonly failure: unknown;
  readonly onWord: (word: string) => Promise<void>;
}) {
  const { t } = useTranslation('auth');
  const [word, setWord] = useState('');
  const said = useChildFailure(failure);
  return (
    <Form
      onSubmit={() => {
        if (word.trim() !== '') void onWord(word.trim());
      }}
    >
      <Question as="p" text={t('child.typeWord')} spoken={`${said} ${t('child.typeWord')}`.trim()} />
      <TextField
        size="lg"
        label={t('child.wordLabel')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        ref={focusOn}
        value={word}
        onChange={(event) => setWord(event.target.value)}
      />
      <Button type="submit" size="lg" busy={busy} disabled={busy || word.trim() === ''}>
        {t('child.go')}
        <IconArrowRight aria-hidden="true" />
      </Button>
    </Form>
  );
}
