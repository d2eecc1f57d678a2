import sam from '@assets/site/sam-cheer-small.webp?url';
import { IconArrowRight } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { describeError } from '../ui/describe-error';
import { Button } from '../ui/plain/button';
import { Notice } from '../ui/plain/notice';
import { TextField } from '../ui/plain/text-field';
import { Asked } from './asked';
import styles from './child-sign-in.module.css';
import { focusOn } from './focus-on';
import { Form } from './form';

interface ClassCodeFormProps {
  readonly busy: boolean;
  readonly failure: unknown;
  readonly onCode: (classCode: string) => void;
}

/** The first step of a child: the code of the class, in large letters. */
export function ClassCodeForm({ busy, failure, onCode }: ClassCodeFormProps) {
  const { t } = useTranslation('auth');
  const [code, setCode] = useState('');
  return (
    <Form
      onSubmit={() => {
        if (code.trim() !== '') onCode(code.trim());
      }}
    >
      <img src={sam} alt="" width={125} height={130} className={styles.sam} />
      <Asked
        text={t('child.start')}
        spoken={`${failure ? describeError(failure) : ''} ${t('child.classCode')}. ${t('child.classCodeHint')}`.trim()}
      />
      {failure ? <Notice kind="again">{describeError(failure)}</Notice> : null}
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
