import { Card, Text, Title } from '@mantine/core';
import { IconUsersGroup } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { titleIn } from '@/maths/title-in';
import { useLocale } from '../../../i18n/use-locale';
import { useFlag } from '../../../session/use-flag';
import { errorShown } from '../../progress/shared/error-shown';
import { exampleText } from '../../progress/shared/example-text';
import { perHundred } from '../../progress/shared/per-hundred';
import { skillSaid } from '../../progress/shared/skill-name';
import { listed } from '../../shared/listed';
import { BoardButton } from '../board/board-button';
import styles from '../today.module.css';
import type { Instruction as Shown } from '../types';
import { ActionButton } from './action-button';
import { People } from './people';
import { SetReadyButton } from './set-ready-button';

interface InstructionProps {
  readonly instruction: Shown;
  readonly isPrimary: boolean;
  readonly onDone: (kind: 'practice' | 'instruction') => Promise<unknown>;
}

/** One small group for instruction: what goes wrong, with counts, what helps, and one button. */
export function Instruction({ instruction, isPrimary, onDone }: InstructionProps) {
  const { t } = useTranslation(['school', 'today']);
  const locale = useLocale();
  const hasSettings = useFlag('featureOefeninstellingen');
  const { kind, code, example, members, others, collection, boardSum } = instruction;
  const type = errorShown(code, example);
  const subject =
    kind === 'error' ? t(`progress.error.${type}`) : t('report.group.weak', { skill: skillSaid(t, code) });
  const of = members.reduce((sum, member) => sum + member.of, 0);
  const count = members.reduce((sum, member) => sum + member.count, 0);
  return (
    <Card withBorder padding="md" component="section" aria-labelledby="today-instruction">
      <Title order={2} size="h5" id="today-instruction" className={styles.kind}>
        <IconUsersGroup size={20} stroke={1.75} aria-hidden /> {t('today:instruction.title')}
      </Title>
      <Text className={styles.subject}>{subject}</Text>
      <People people={members} />
      <Text>
        {t(`today:instruction.${kind}`, {
          count,
          of,
          each: perHundred(count / Math.max(1, of)),
          others: perHundred(others),
        })}{' '}
        {example ? exampleText(t, example, locale) : null}
      </Text>
      {kind === 'error' ? <Text c="dimmed">{t(`progress.errorHelp.${type}`)}</Text> : null}
      {collection && hasSettings && !collection.isSet ? (
        <Text>{t('today:fits', { title: titleIn(collection, locale) })}</Text>
      ) : null}
      <div className={styles.actions}>
        {collection && hasSettings ? (
          <SetReadyButton
            label={t('today:setReadyFor', { count: members.length })}
            people={members}
            collection={collection}
            isPrimary={isPrimary}
            onPress={() => onDone('practice')}
          />
        ) : null}
        <ActionButton
          variant="light"
          label={t('today:instruction.given')}
          about={`${subject}, ${listed(members.map(({ name }) => name))}`}
          onPress={() => onDone('instruction')}
        />
        {boardSum ? <BoardButton sumId={boardSum} about={subject} /> : null}
      </div>
    </Card>
  );
}
