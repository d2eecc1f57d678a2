import { Button, Checkbox, Text } from '@mantine/core';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isGameId } from '@/contract/game-ids';
import { newTask } from '@/contract/new-task';
import type { HolidayRegion } from '@/maths/calendar/school-year';
import { keyOfTables, tablesOfKey } from '@/maths/collections/table-keys';
import { type CallReply, call } from '../../../api/call';
import { queryClient } from '../../../api/query';
import { formatDay } from '../../../i18n/format';
import { dayFromNow, lastDayOfWeeks } from '../../../shared/day-from-now';
import { FailureAlert } from '../../../ui/forms/failure-alert';
import { useSending } from '../../../ui/forms/use-sending';
import type { RunAction } from '../../shared/use-actions';
import { draftOf, isTest, type SettingsShown } from '../draft/settings-draft';
import { useCollections } from '../draft/use-collections';
import { useGames } from '../draft/use-games';
import { PreviewGame } from '../form/preview-game';
import { Afterwards } from './afterwards';
import { ChooseGames } from './choose-games';
import { ForWhom } from './for-whom';
import { useNameInSentence } from './name-in-sentence';
import { Period } from './period';
import styles from './ready.module.css';
import type { ReadyStart, Rest } from './types';
import { undoReady } from './undo-ready';
import type { ReadinessRules } from './use-readiness-rules';
import { type What, WhatToPractise } from './what-to-practise';

type GroupShown = Pick<CallReply<'listPupils'>['group'], 'groupId' | 'name' | 'year'>;

interface ReadyFormProps {
  readonly group: GroupShown;
  readonly pupils: readonly { readonly pupilId: string; readonly name: string }[];
  readonly current: SettingsShown;
  /** Number of pupils whose list of tasks differs from that of the group. */
  readonly withOwnTasks: number;
  /** Null where the account has no progress section: then nothing is said of readiness. */
  readonly facts: CallReply<'readGroupFacts'> | null;
  /** Null where they could not be loaded. */
  readonly rules: ReadinessRules | null;
  /** Other groups of the same year, to which it can be copied. */
  readonly parallel: readonly GroupShown[];
  readonly region: HolidayRegion | null;
  readonly start: ReadyStart;
  /** Of an extra group: its page takes the task away again, and the lists of the home groups stay as they are. */
  readonly isExtra?: boolean;
  readonly onPlaying: (playing: boolean) => void;
  readonly onDone: RunAction;
  readonly onClose: () => void;
}

function firstWhat(key: string | undefined): What {
  const tables = key === undefined ? [] : tablesOfKey(key);
  if (key === undefined || tables.length > 0) return { way: 'tables', tables, key: null };
  return { way: key.startsWith('division-') ? 'division' : 'other', tables: [], key };
}

/** The form in the drawer: everything but the sums is filled in with what is usual. */
export function ReadyForm(props: ReadyFormProps) {
  const { group, pupils, current, withOwnTasks, facts, parallel, start, onPlaying, onDone, onClose } = props;
  const { rules, isExtra = false } = props;
  const { t } = useTranslation('ready');
  const { titleOf, shapesOf } = useCollections();
  const inSentence = useNameInSentence(titleOf);
  const { busy, failure, send } = useSending();
  const [what, setWhat] = useState<What>(() => firstWhat(start.collectionKey));
  const [pupilIds, setPupilIds] = useState<readonly string[] | null>(start.pupilIds ?? null);
  const [same, setSame] = useState(false);
  const [repeats, setRepeats] = useState(false);
  const [from, setFrom] = useState(dayFromNow());
  const [until, setUntil] = useState<string | null>(lastDayOfWeeks(dayFromNow(), 2));
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [rest, setRest] = useState<Rest>('wait');
  const [alsoFor, setAlsoFor] = useState<readonly string[]>([]);

  const key = what.way === 'tables' ? (what.tables.length > 0 ? keyOfTables(what.tables) : null) : what.key;
  const readiness = useMemo(
    () => (facts && key ? (rules?.readinessFor(facts, key) ?? null) : null),
    [rules, facts, key],
  );
  const isFor = ({ pupilId }: { readonly pupilId: string }) =>
    pupilIds === null || pupilIds.includes(pupilId);
  const notYet = (readiness?.notYet ?? [])
    .map((part) => ({ ...part, pupils: part.pupils.filter(isFor) }))
    .filter((part) => part.pupils.length > 0);
  const knows = (readiness?.knows ?? []).filter(isFor);
  const next = readiness?.next ?? null;
  const unknown = (readiness?.unknown ?? []).filter(isFor);
  const offered = useGames(group.year);
  const fitting = key === null ? [] : offered.fitting(shapesOf(key));
  const games = fitting.filter(({ id }) => !refused.includes(id));
  const wrongDates = until !== null && until < from;
  const count = pupilIds === null ? pupils.length : pupilIds.length;
  const waiting = current.tasks.filter(
    (task) => task.required && !isTest(task) && task.collectionKey !== key,
  );

  const task =
    key === null
      ? null
      : {
          ...newTask(key),
          from,
          until,
          // Empty means every game that can ask these sums, also those that come later.
          games: games.length === fitting.length ? [] : games.map(({ id }) => id).filter(isGameId),
        };
  const instead = [
    ...(same ? [] : notYet.map(({ collectionKey, pupils: them }) => ({ collectionKey, pupils: them }))),
    ...(repeats || next === null || knows.length === 0 ? [] : [{ collectionKey: next, pupils: knows }]),
  ];

  const save = async () => {
    if (!task || key === null) return;
    const body = {
      task: task,
      othersWait: rest !== 'beside' && until !== null,
      next: rest === 'next' && until !== null ? next : null,
    };
    const others = pupilIds === null ? alsoFor : [];
    const made = [
      await call('setReady', {
        params: { groupId: group.groupId },
        body: {
          ...body,
          pupilIds: pupilIds === null ? null : [...pupilIds],
          instead: instead.map((part) => ({
            collectionKey: part.collectionKey,
            pupilIds: part.pupils.map(({ pupilId }) => pupilId),
          })),
        },
      }),
    ];
    for (const groupId of others) {
      made.push(
        await call('setReady', { params: { groupId }, body: { ...body, pupilIds: null, instead: [] } }),
      );
    }
    await queryClient.invalidateQueries();
    onClose();
    const names = pupils.filter((pupil) => pupilIds?.includes(pupil.pupilId)).map(({ name }) => name);
    await onDone({
      done: t('done', {
        title: titleOf(key),
        who: pupilIds === null ? group.name : names.length > 3 ? t('pupils', { count }) : names.join(', '),
      }),
      ...(isExtra ? {} : { undo: () => undoReady([group.groupId, ...others], made) }),
    });
  };

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void send(true, save);
      }}
    >
      <Row title={t('what')} first>
        <WhatToPractise what={what} onChange={setWhat} />
      </Row>
      <Row title={t('whom')}>
        <ForWhom
          pupils={pupils}
          pupilIds={pupilIds}
          onPupils={setPupilIds}
          early={{
            year: key === null ? null : (rules?.laterYear(key, group.year) ?? null),
            // Of some unknown pupils among others nothing is said.
            base: count > 0 && unknown.length === count ? (readiness?.base ?? []).map(titleOf) : [],
          }}
          notYet={notYet}
          fits={key === null ? [] : (readiness?.fits ?? []).filter(isFor)}
          knows={next === null ? [] : knows}
          collectionKey={key}
          next={next}
          inSentence={inSentence}
          same={same}
          onSame={setSame}
          repeats={repeats}
          onRepeats={setRepeats}
        />
        {pupilIds === null && withOwnTasks > 0 ? (
          <Text size="sm" c="dimmed" mt="xs">
            {t('own', { count: withOwnTasks })}
          </Text>
        ) : null}
        {pupilIds === null && parallel.length > 0 ? (
          <Checkbox.Group value={[...alsoFor]} onChange={setAlsoFor} mt="sm" aria-label={t('copy')}>
            <div className={styles.choices}>
              {parallel.map(({ groupId, name }) => (
                <Checkbox key={groupId} value={groupId} label={t('alsoFor', { name })} />
              ))}
            </div>
          </Checkbox.Group>
        ) : null}
      </Row>
      <Row title={t('howLong')}>
        <Period
          from={from}
          until={until}
          region={props.region}
          wrong={wrongDates}
          onFrom={setFrom}
          onUntil={setUntil}
        />
      </Row>
      {fitting.length > 0 ? (
        <Row title={t('games')}>
          <ChooseGames fitting={fitting} refused={refused} onRefused={setRefused} />
        </Row>
      ) : null}
      <Row title={t('after')}>
        <Afterwards
          rest={until === null ? 'beside' : rest}
          isEndless={until === null}
          waiting={waiting.map(({ collectionKey }) => titleOf(collectionKey))}
          next={next === null ? null : titleOf(next)}
          onRest={setRest}
        />
      </Row>
      <FailureAlert failure={failure} inForm />
      <div className={styles.foot}>
        {task ? (
          <PreviewGame
            draft={{ ...draftOf(current), tasks: [task] }}
            year={group.year}
            onPlaying={onPlaying}
          />
        ) : (
          <span />
        )}
        <div>
          <div className={styles.summary}>
            <div>{t('pupils', { count })}</div>
            <div>
              {until === null
                ? t('fromOn', { from: formatDay(from, shortDay) })
                : t('period', { from: formatDay(from, shortDay), until: formatDay(until, shortDay) })}
            </div>
          </div>
          <Button
            type="submit"
            loading={busy}
            disabled={
              task === null || count === 0 || wrongDates || (fitting.length > 0 && games.length === 0)
            }
          >
            {t('save')}
          </Button>
        </div>
      </div>
    </form>
  );
}

const shortDay = { weekday: 'short', day: 'numeric', month: 'short' } as const;

interface RowProps {
  readonly title: string;
  readonly first?: boolean;
  readonly children: ReactNode;
}

const Row = ({ title, first = false, children }: RowProps) => (
  <fieldset className={first ? `${styles.row} ${styles.first}` : styles.row}>
    <legend>{title}</legend>
    <div>{children}</div>
  </fieldset>
);
