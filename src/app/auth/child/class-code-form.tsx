import cheering from '@assets/site/sam-cheer-small.webp?url';
import wondering from '@assets/site/sam-wonders-small.webp?url';
import { IconArrowRight } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isServerFault } from '../../api/api-error';
import { Button } from '../../ui/plain/button';
import { TextField } from '../../ui/plain/text-field';
import { focusOn } from '../ui/focus-on';
import { Form } from '../ui/form';
import { ChildFailure, useChildFailure } from './child-failure';
import styles from './child-sign-in.module.css';
import { Question } from './question';

interface ClassCodeFormProps {
  /** Class code of this device; empty for none. */
  readonly known: string;
  readonly busy: boolean;
  readonly failure: unknown;
  readonly onCode: (classCode: string) => void;
}

/** First step: the child types the class code in large letters. */
export function ClassCodeForm({ known, busy, failure, onCode }: ClassCodeFormProps) {
  const { t } = useTranslation('auth');
  const [code, setCode] = useState(known);
  const said = useChildFailure(failure);
  return (
    <Form
      onSubmit={() => {
        if (code.trim() !== '') onCode(code.trim());
      }}
    >
      <img
        src={isServerFault(failure) ? wondering : cheering}
        alt=""
        width={125}
        height={130}
        className={styles.sam}
      />
      <Question
        text={t('child.start')}
        spoken={`${said} ${t('child.classCode')}. ${t('child.classCodeHint')}`.trim()}
      />
      <ChildFailure failure={failure} hasSam />
      <TextField
        size="lg"
        label={t('child.classCode')}
        hint={t('child.classCodeHint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={12}
        ref={focusOn}
        value={code}
        onChange={(event) => setCode(event.target.value.toUpperCase())}
      />
      <Button type="submit" size="lg" busy={busy} disabled={busy || code.trim() === ''}>
        {t('child.go')}
        <IconArrowRight aria-hidden="true" />
      </Button>
    </Form>
  );
}
