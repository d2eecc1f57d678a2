import { Button, Group, Menu, Stack, Text } from '@mantine/core';
import { IconKey, IconPrinter, IconRefresh, IconUsers } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { call } from '../../api/call';
import { loginPath } from '../../shared/constants';
import { confirm } from '../../ui/forms/confirm';
import { describeError } from '../../ui/forms/describe-error';
import { PageFrame } from '../../ui/page/page-frame';
import { Segments } from '../../ui/page/segments';
import { GroupTabs } from '../shared/group-tabs';
import { MoreMenu } from '../shared/more-menu';
import { NoPupils } from '../shared/no-pupils';
import { useGroupCrumbs } from '../shared/use-group-crumbs';
import { usePrintLayout } from '../shared/use-print-layout';
import { useSchoolPaths } from '../shared/use-school-paths';
import styles from './cards.module.css';
import { ClassSheet } from './components/class-sheet';
import { type CardShown, LoginCard } from './components/login-card';
import { SignInMethod } from './components/sign-in-method';
import { legibleCode } from './legible-code';

/** Shows, creates, prints and renews the login cards of a group. Cards stay in memory only while they are shown. */
function useCards(groupId: string) {
  const client = useQueryClient();
  const key = ['login-cards', groupId];
  const cards = useQuery({
    queryKey: key,
    queryFn: () => call('makeLoginCards', { params: { groupId }, body: { renew: false } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const renew = async (pupilIds?: string[]) => {
    const body = pupilIds ? { renew: true, pupilIds } : { renew: true };
    const renewed = await call('makeLoginCards', { params: { groupId }, body });
    const byPupil = new Map(renewed.cards.map((card) => [card.pupilId, card]));
    client.setQueryData(key, (before: typeof renewed | undefined) =>
      before ? { ...before, cards: before.cards.map((card) => byPupil.get(card.pupilId) ?? card) } : renewed,
    );
    return renewed.cards.length;
  };
  return { ...cards, renew };
}

/** Pupils selected on the previous page, or else all. */
function useChosen(): readonly string[] | null {
  const state: unknown = useLocation().state;
  const ids = state && typeof state === 'object' && 'pupilIds' in state ? state.pupilIds : null;
  return Array.isArray(ids) && ids.every((id) => typeof id === 'string') ? ids : null;
}

export function Component() {
  usePrintLayout('cards');
  const { t } = useTranslation('school');
  const paths = useSchoolPaths();
  const { data, isPending, error, refetch, renew } = useCards(paths.groupId);
  const [view, setView] = useState('cards');
  const [outcome, setOutcome] = useState('');
  const asked = useChosen();
  const [everyone, setEveryone] = useState(false);
  const [changing, setChanging] = useState<readonly CardShown[] | null>(null);
  const crumbs = useGroupCrumbs(data?.className, t('passwords.short'));
  const address = `${location.host}${loginPath}`;

  const chosen = everyone ? null : asked;
  const cards = (data?.cards ?? []).filter(({ pupilId }) => chosen?.includes(pupilId) ?? true);

  const askAndRenew = async (card?: CardShown) => {
    const title = card ? t('passwords.renew.titleOne', { name: card.name }) : t('passwords.renew.title');
    const sure = await confirm({
      title,
      text: t('passwords.renew.text'),
      yes: t('passwords.renew.yes'),
      grave: true,
    });
    if (!sure) return;
    try {
      const count = await renew(card ? [card.pupilId] : (chosen?.slice() ?? undefined));
      setOutcome(t('passwords.renewed', { count }));
    } catch (problem) {
      setOutcome(describeError(problem));
    }
  };

  return (
    <PageFrame
      title={t('passwords.title')}
      subtitle={data ? t('passwords.subtitle', { code: legibleCode(data.classCode) }) : null}
      crumbs={crumbs}
      tabs={<GroupTabs current="cards" />}
      loading={isPending}
      error={error}
      onRetry={refetch}
      action={
        data && data.cards.length > 0 ? (
          <Group gap="sm" data-no-print>
            <MoreMenu>
              <Menu.Item leftSection={<IconKey size={20} stroke={1.75} />} onClick={() => setChanging(cards)}>
                {t('passwords.kind.change')}
              </Menu.Item>
              <Menu.Item
                leftSection={<IconRefresh size={20} stroke={1.75} />}
                onClick={() => void askAndRenew()}
              >
                {t('passwords.renewAll', { count: cards.length })}
              </Menu.Item>
            </MoreMenu>
            <Button leftSection={<IconPrinter size={20} stroke={1.75} />} onClick={() => window.print()}>
              {t('passwords.print')}
            </Button>
          </Group>
        ) : null
      }
    >
      {data && data.cards.length === 0 ? (
        <NoPupils />
      ) : data ? (
        <Stack gap="md">
          <Group data-no-print>
            <Segments
              aria-label={t('passwords.view.label')}
              value={view}
              onChange={setView}
              data={[
                { value: 'cards', label: t('passwords.view.cards') },
                { value: 'sheet', label: t('passwords.view.sheet') },
              ]}
            />
            {chosen ? (
              <Button
                variant="subtle"
                leftSection={<IconUsers size={20} stroke={1.75} />}
                onClick={() => setEveryone(true)}
              >
                {t('passwords.all')}
              </Button>
            ) : null}
            <Text component="output">{outcome}</Text>
          </Group>
          {view === 'sheet' ? (
            <ClassSheet made={{ ...data, cards }} address={address} />
          ) : (
            <ul className={styles.cards}>
              {cards.map((card) => (
                <LoginCard
                  key={card.pupilId}
                  card={card}
                  classCode={data.classCode}
                  address={address}
                  actions={{
                    onRenew: () => void askAndRenew(card),
                    onKind: () => setChanging([card]),
                  }}
                />
              ))}
            </ul>
          )}
        </Stack>
      ) : null}
      {changing ? (
        <SignInMethod
          cards={changing}
          onClose={() => setChanging(null)}
          onDone={async () => {
            await refetch();
            setOutcome(t('passwords.kind.changed', { count: changing.length }));
          }}
        />
      ) : null}
    </PageFrame>
  );
}
