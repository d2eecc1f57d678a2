import { Accordion, Button, FileButton, List, Stack, Text, Title } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Cells } from '@/edexml/list/split-list';
import { useFlemishYears } from '../../shared/use-flemish-years';
import styles from '../import.module.css';
import { ListTemplate } from './list-template';
import { PasteList } from './paste-list';

/** True while files are dragged over the page. Catches drops anywhere, so that the browser does not open the file. */
function useDrop(onFiles: (files: readonly File[]) => void): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const hang = (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length > 0) onFiles(files);
    };
    window.addEventListener('dragover', hang);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', hang);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
    };
  }, [onFiles]);
  return over;
}

interface ChooseFileProps {
  readonly onFiles: (files: readonly File[]) => void;
  readonly onCells: (cells: Cells) => void;
}

/** File types of the file dialog; the first bytes of a file decide its real type. */
const accepted =
  '.xml,.zip,.txt,.csv,.xlsx,text/xml,application/xml,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const dutchSystems = ['parnassys', 'esis'] as const;
const flemishSystems = ['informat', 'wisa', 'smartschool'] as const;

/** Takes a file by drop or choice, or a pasted list, and explains what happens with it. */
export function ChooseFile({ onFiles, onCells }: ChooseFileProps) {
  const { t } = useTranslation(['school', 'common']);
  const over = useDrop(onFiles);
  const flemish = useFlemishYears();
  // Systems of the country of the school come first.
  const systems = flemish
    ? ([...flemishSystems, ...dutchSystems] as const)
    : ([...dutchSystems, ...flemishSystems] as const);
  return (
    <Stack gap="lg" maw={760}>
      <div className={styles.drop} data-over={over || undefined}>
        <IconFileImport size={48} stroke={1.5} aria-hidden className={styles.dropIcon} />
        <Title order={2} size="h3">
          {t('import.drop')}
        </Title>
        <FileButton
          accept={accepted}
          multiple
          onChange={(files) => files.length > 0 && onFiles(files)}
          inputProps={{ 'aria-label': t('import.choose') }}
        >
          {(props) => <Button {...props}>{t('import.choose')}</Button>}
        </FileButton>
      </div>
      <Text>{t('import.intro', { brand: t('common:brand') })}</Text>
      <Accordion variant="separated">
        <Accordion.Item value="paste">
          <Accordion.Control>{t('import.paste.title')}</Accordion.Control>
          <Accordion.Panel>
            <PasteList onCells={onCells} />
          </Accordion.Panel>
        </Accordion.Item>
        <Accordion.Item value="where">
          <Accordion.Control>{t('import.where.title')}</Accordion.Control>
          <Accordion.Panel>
            <List spacing="xs">
              {systems.map((system) => (
                <List.Item key={system}>{t(`import.where.${system}`)}</List.Item>
              ))}
              <List.Item>{t('import.where.oneroster')}</List.Item>
              <List.Item>{t('import.where.other')}</List.Item>
              <List.Item>{t('import.where.several')}</List.Item>
              <List.Item>{t('import.where.list')}</List.Item>
            </List>
            <ListTemplate />
          </Accordion.Panel>
        </Accordion.Item>
      </Accordion>
    </Stack>
  );
}
