import { Text } from '@mantine/core';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '@/contract/brand';
import type { CallName } from '@/contract/route';
import { addressOf, type CallArgument, fetchFile } from '../../api/call';
import { FailureAlert } from '../forms/failure-alert';
import { saveFile } from './save-file';

/** Props of a link to a file; a button of the UI library with `component="a"` takes them all. */
interface FileLink {
  readonly href: string;
  readonly download: true;
  readonly loading: boolean;
  readonly onClick: (event: MouseEvent) => void;
}

interface Download {
  /** A link that saves the file of a call, as a link with `download` does. */
  readonly linkTo: <Name extends CallName>(name: Name, ...argument: CallArgument<Name>) => FileLink;
  /** Progress, success or failure of the download, to be shown beside the links. */
  readonly state: ReactNode;
}

/**
 * Returns links that download files of the server. The browser's own download would save the text of an error as the
 * file, or open it; these show the error on the page, and redirect to the sign-in page when the session has ended.
 */
export function useDownload(): Download {
  const { t } = useTranslation();
  const [busy, setBusy] = useState<string | null>(null);
  const [isSaved, setSaved] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  const save = async (url: string, file: ReturnType<typeof fetchFile>) => {
    setBusy(url);
    setSaved(false);
    setFailure(null);
    try {
      const { content, fileName = brand.slug } = await file;
      saveFile(content, fileName);
      setSaved(true);
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(null);
    }
  };

  const linkTo: Download['linkTo'] = (name, ...argument) => {
    const { url } = addressOf(name, argument[0] ?? {});
    return {
      href: url,
      download: true,
      loading: busy === url,
      onClick: (event) => {
        event.preventDefault();
        if (busy === null) void save(url, fetchFile(name, ...argument));
      },
    };
  };

  const said = busy === null ? isSaved && t('download.done') : t('download.busy');
  const state = (
    <>
      <Text component="output" size="sm" c="dimmed">
        {said}
      </Text>
      <FailureAlert failure={failure} />
    </>
  );
  return { linkTo, state };
}
