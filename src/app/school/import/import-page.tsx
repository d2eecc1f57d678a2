import { Alert, Button, Progress, Stack, Text } from '@mantine/core';
import { IconFileAlert } from '@tabler/icons-react';
import { useCallback, useReducer } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure, Parsed } from '@/edexml/result';
import { call } from '../../api/call';
import { queryClient } from '../../api/query';
import { describeError } from '../../ui/describe-error';
import { PageFrame } from '../../ui/page-frame';
import { useUnsavedChanges } from '../../ui/use-unsaved-changes';
import { ChooseFile } from './choose-file';
import { type Choices, type PlanShown, requestOf } from './import-state';
import { Imported, type ImportResult } from './imported';
import { Preview } from './preview';
import { readFile } from './read-file';

type State =
  | { readonly step: 'choose' }
  | { readonly step: 'reading'; readonly part: number }
  | { readonly step: 'comparing' }
  | { readonly step: 'refused'; readonly failure: Failure }
  | { readonly step: 'failed'; readonly error: unknown }
  | { readonly step: 'preview'; readonly parsed: Parsed; readonly plan: PlanShown; readonly choices: Choices }
  | { readonly step: 'applying'; readonly count: number }
  | { readonly step: 'done'; readonly result: ImportResult };

const firstChoices: Choices = { joinSplitGroups: true, repairNames: false };

/** From a file to pupils: it is read here, compared by the server, looked at, and only then carried out. */
export function Component() {
  const { t } = useTranslation('school');
  const [state, go] = useReducer((_: State, next: State) => next, { step: 'choose' });
  useUnsavedChanges(state.step === 'preview' || state.step === 'applying');

  const compare = useCallback(async (parsed: Parsed, choices: Choices) => {
    go({ step: 'comparing' });
    try {
      const plan = await call('planImport', { body: requestOf(parsed, choices) });
      go({ step: 'preview', parsed, plan, choices });
    } catch (error) {
      go({ step: 'failed', error });
    }
  }, []);

  const take = useCallback(
    async (file: File) => {
      go({ step: 'reading', part: 0 });
      try {
        const result = await readFile(file, (part) => go({ step: 'reading', part }));
        if (result.ok) await compare(result, firstChoices);
        else go({ step: 'refused', failure: result.failure });
      } catch (error) {
        go({ step: 'failed', error });
      }
    },
    [compare],
  );
  const onFile = useCallback((file: File) => void take(file), [take]);

  const apply = async (importId: string, rows: readonly number[]) => {
    go({ step: 'applying', count: rows.length });
    try {
      const result = await call('applyImport', { params: { importId }, body: { rows: [...rows] } });
      await queryClient.invalidateQueries();
      go({ step: 'done', result });
    } catch (error) {
      go({ step: 'failed', error });
    }
  };

  const chooseFile = <ChooseFile onFile={onFile} />;
  return (
    <PageFrame
      title={t('import.title')}
      action={
        state.step === 'preview' ? (
          <Button variant="default" onClick={() => go({ step: 'choose' })}>
            {t('import.chooseOther')}
          </Button>
        ) : null
      }
    >
      {state.step === 'choose' ? chooseFile : null}
      {state.step === 'reading' ? <Busy says={t('import.reading')} part={state.part} /> : null}
      {state.step === 'comparing' ? <Busy says={t('import.comparing')} part={1} /> : null}
      {state.step === 'applying' ? <Busy says={t('import.applying')} part={1} /> : null}
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
            <Text>
              {state.step === 'refused'
                ? t(`import.failure.${state.failure.code}`, {
                    line: state.failure.line ?? '',
                    detail: state.failure.detail ?? '',
                  })
                : describeError(state.error)}
            </Text>
          </Alert>
          {chooseFile}
        </Stack>
      ) : null}
      {state.step === 'preview' ? (
        <Preview
          key={state.plan.importId}
          {...state}
          onChoices={(choices) => void compare(state.parsed, choices)}
          onApply={(rows) => void apply(state.plan.importId, rows)}
        />
      ) : null}
      {state.step === 'done' ? <Imported result={state.result} /> : null}
    </PageFrame>
  );
}

function Busy({ says, part }: { readonly says: string; readonly part: number }) {
  return (
    <Stack gap="sm" maw={760} component="output">
      <Text>{says}…</Text>
      <Progress value={part * 100} animated={part >= 1} size="lg" aria-label={says} />
    </Stack>
  );
}
