import { Card, Text, Title } from '@mantine/core';
import { IconBulb } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { titleIn } from '@/maths/title-in';
import { useLocale } from '../../../i18n/use-locale';
import { useFlag } from '../../../session/use-flag';
import styles from '../today.module.css';
import type { Proposal as Shown } from '../types';
import { People } from './people';
import { SetReadyButton } from './set-ready-button';

interface ProposalProps {
  readonly proposal: Shown;
  readonly isPrimary: boolean;
  readonly onSet: () => Promise<unknown>;
}

/** Proposes the next collection for pupils who are ready for it. */
export function Proposal({ proposal, isPrimary, onSet }: ProposalProps) {
  const { t } = useTranslation(['school', 'today']);
  const locale = useLocale();
  const hasSettings = useFlag('featureOefeninstellingen');
  const { collection, members, answers, right } = proposal;
  const count = members.length;
  return (
    <Card withBorder padding="md" component="section" aria-labelledby="today-proposal">
      <Title order={2} size="h5" id="today-proposal" className={styles.kind}>
        <IconBulb size={20} stroke={1.75} aria-hidden /> {t('today:proposal.title')}
      </Title>
      <Text className={styles.subject}>
        {t('today:proposal.toNext', { count, title: titleIn(collection, locale) })}
      </Text>
      <People people={members} />
      <Text>{t('today:proposal.reason', { answers, right })}</Text>
      {hasSettings ? (
        <SetReadyButton
          label={t('today:proposal.set', { count })}
          people={members}
          collection={collection}
          isPrimary={isPrimary}
          onPress={onSet}
        />
      ) : null}
    </Card>
  );
}
