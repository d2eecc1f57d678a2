import { Alert, Button, Stack, Text } from '@mantine/core';
import { IconFileAlert } from '@tabler/icons-react';
import { lazy, Suspense, useCallback, useEffect, useReducer, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Cells } from '@/edexml/list/split-list';
import type { Failure, Parsed } from '@/edexml/result';
import { mayWorkLater } from '../../api/api-error';
import { call } from '../../api/call';
import { queryClient, readOnce } from '../../api/query';
import { useUser } from '../../session/session';
import { describeError } from '../../ui/forms/describe-error';
import { useUnsavedChanges } from '../../ui/forms/use-unsaved-changes';
import { PageFrame } from '../../ui/page/page-frame';
import { Loading } from '../../ui/plain/loading';
import { ChooseFile } from './components/choose-file';
import { ApplyingImport, ImportInterrupted, ImportProgress } from './components/import-progress';
import { ImportDone, type ImportResult } from './components/import-result';
import { isOtherSchool, OtherSchool } from './components/other-school';
import { Preview } from './components/preview';
import { readFiles } from './file/read-file';
import styles from './import.module.css';
import {
  type Choices,
  mayInvite,
  type PlanShown,
  requestedRows,
  requestOf,
  type Ticked,
} from './import-state';
import { useKeptResult } from './use-kept-result';

// Lazy, because most imports are files of an administration, whose columns are known, and only admins invite teachers
// and connect an administration system.
const AdminSources = lazy(async () => ({
  default: (await import('./administration/admin-sources')).AdminSources,
}));
const ListColumns = lazy(async () => ({ default: (await import('./components/list-columns')).ListColumns }));
const StaffList = lazy(async () => ({ default: (await import('./staff/staff-list')).StaffList }));

/** A file with a different school code, which a person can accept. */
interface Foreign {
  readonly parsed: Parsed;
  readonly choices: Choices;
}

/** Ticked rows to apply. */
interface Applied {
  readonly parsed: Parsed;
  readonly plan: PlanShown;
  readonly ticked: Ticked;
}

interface Done {
  readonly step: 'done';
  /** Null when there was nothing to change for pupils. */
  readonly result: ImportResult | null;
  readonly parsed: Parsed;
  readonly plan: PlanShown;
}

type State =
  | { readonly step: 'choose' }
  | { readonly step: 'reading'; readonly part: number }
  | { readonly step: 'fetching' }
  | { readonly step: 'comparing'; readonly count: number }
  | { readonly step: 'refused'; readonly failure: Failure }
  | { readonly step: 'failed'; readonly error: unknown; readonly foreign?: Foreign }
  | { readonly step: 'preview'; readonly parsed: Parsed; readonly plan: PlanShown; readonly choices: Choices }
  | { readonly step: 'columns'; readonly cells: Cells }
  | ({ readonly step: 'applying' | 'cut-off' } & Applied)
  | Done;

const firstChoices: Choices = {
  joinSplitGroups: true,
  repairNames: false,
  useMixedGroups: false,
  isWholeSchool: false,
  isOwnSchool: false,
};

/**
 * Imports pupils from a file: parses it here, lets the server compare it, shows the plan, and applies what was
 * ticked.
 */
export function Component() {
  const { t } = useTranslation('school');
  const user = useUser();
  const { kept, keep } = useKeptResult<Done>();
  const [state, go] = useReducer((_: State, next: State) => next, kept ?? { step: 'choose' });
  useUnsavedChanges(['columns', 'preview', 'applying', 'cut-off'].includes(state.step));

  // The pressed button disappeared with its step, so the focus moves to the start of the next one.
  const here = useRef<HTMLDivElement>(null);
  const isShowing = ['preview', 'columns', 'failed', 'done'].includes(state.step) ? state.step : null;
  useEffect(() => {
    if (isShowing) here.current?.focus();
  }, [isShowing]);

  const compare = useCallback(async (parsed: Parsed, choices: Choices) => {
    go({ step: 'comparing', count: parsed.file.pupils.length });
    try {
      const plan = await call('planImport', { body: requestOf(parsed, choices) });
      go({ step: 'preview', parsed, plan, choices });
    } catch (error) {
      go({ step: 'failed', error, ...(isOtherSchool(error) && { foreign: { parsed, choices } }) });
    }
  }, []);

  const take = useCallback(
    async (files: readonly File[]) => {
      go({ step: 'reading', part: 0 });
      try {
        const { country } = await readOnce('readSchool');
        const result = await readFiles(files, country, (part) => go({ step: 'reading', part }));
        if (result.ok === 'list') go({ step: 'columns', cells: result.cells });
        else if (result.ok) await compare(result, firstChoices);
        else go({ step: 'refused', failure: result.failure });
      } catch (error) {
        go({ step: 'failed', error });
      }
    },
    [compare],
  );
  const onFiles = useCallback((files: readonly File[]) => void take(files), [take]);

  const onCells = useCallback((cells: Cells) => go({ step: 'columns', cells }), []);

  const apply = async (applied: Applied) => {
    const { parsed, plan, ticked } = applied;
    go({ step: 'applying', ...applied });
    try {
      const params = { importId: plan.importId };
      const result =
        ticked.size === 0 ? null : await call('applyImport', { params, body: requestedRows(ticked) });
      await queryClient.invalidateQueries();
      const done: Done = { step: 'done', result, parsed, plan };
      keep(done);
      go(done);
    } catch (error) {
      go(mayWorkLater(error) ? { step: 'cut-off', ...applied } : { step: 'failed', error });
    }
  };

  const compareFetched = async (fetchList: () => Promise<Parsed>) => {
    go({ step: 'fetching' });
    try {
      await compare(await fetchList(), firstChoices);
    } catch (error) {
      go({ step: 'failed', error });
    }
  };

  const chooseFile = <ChooseFile onFiles={onFiles} onCells={onCells} />;
  const sources =
    user?.role === 'schooladmin' ? (
      <AdminSources
        onFetch={(fetchList) => void compareFetched(fetchList)}
        isProblemSaid={state.step === 'failed'}
      >
        {chooseFile}
      </AdminSources>
    ) : (
      chooseFile
    );
  return (
    <PageFrame
      title={t('import.title')}
      action={
        state.step === 'preview' || state.step === 'columns' || state.step === 'done' ? (
          <Button
            variant="default"
            onClick={() => {
              if (state.step === 'done') keep(null);
              go({ step: 'choose' });
            }}
          >
            {t('import.chooseOther')}
          </Button>
        ) : null
      }
    >
      <div ref={here} tabIndex={-1} className={styles.step}>
        <Suspense fallback={<Loading />}>
          {state.step === 'choose' ? sources : null}
          {state.step === 'reading' ? <ImportProgress says={t('import.reading')} part={state.part} /> : null}
          {state.step === 'fetching' ? (
            <ImportProgress says={t('import.administration.fetching')} part={1} />
          ) : null}
          {state.step === 'comparing' ? (
            <ImportProgress
              says={t('import.comparing')}
              part={1}
              about={t('import.comparingCount', { count: state.count })}
            />
          ) : null}
          {state.step === 'applying' ? (
            <ApplyingImport importId={state.plan.importId} count={state.ticked.size} />
          ) : null}
          {state.step === 'cut-off' ? <ImportInterrupted onGoOn={() => void apply(state)} /> : null}
          {state.step === 'refused' || state.step === 'failed' ? (
            <Stack gap="lg">
              <Alert
                role="alert"
                color="red"
                variant="light"
                maw={760}
                icon={<IconFileAlert aria-hidden />}
                title={t('import.nothingChanged')}
              >
                {state.step === 'refused' && state.failure.fileName ? (
                  <Text fw={600}>
                    <bdi>{state.failure.fileName}</bdi>
                  </Text>
                ) : null}
                <Text>
                  {state.step === 'refused'
                    ? t(`import.failure.${state.failure.code}`, {
                        line: state.failure.line ?? '',
                        detail: state.failure.detail ?? '',
                      })
                    : describeError(state.error)}
                </Text>
                {state.step === 'failed' && state.foreign ? (
                  <OtherSchool {...state.foreign} onVouch={compare} />
                ) : null}
              </Alert>
              {sources}
            </Stack>
          ) : null}
          {state.step === 'columns' ? (
            <ListColumns cells={state.cells} onRead={(parsed) => void compare(parsed, firstChoices)} />
          ) : null}
          {state.step === 'preview' ? (
            <Preview
              key={state.plan.importId}
              {...state}
              onChoices={(choices) => void compare(state.parsed, choices)}
              onApply={(ticked) => void apply({ parsed: state.parsed, plan: state.plan, ticked })}
            />
          ) : null}
          {state.step === 'done' ? (
            <Stack gap="lg">
              {state.result ? (
                <ImportDone
                  result={state.result}
                  importId={state.plan.importId}
                  onUndone={() => {
                    keep(null);
                    go({ step: 'choose' });
                  }}
                />
              ) : null}
              {mayInvite(user, state.parsed) ? (
                <StaffList teachers={state.parsed.teachers} groups={state.plan.groups} />
              ) : null}
            </Stack>
          ) : null}
        </Suspense>
      </div>
    </PageFrame>
  );
}
