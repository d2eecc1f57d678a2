import { Accordion, Button, FileButton, List, Stack, Text, Title } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './import.module.css';

/** True while a file hangs over the page; dropped anywhere on it, it is taken and not opened by the browser. */
function useDrop(onFile: (file: File) => void): boolean {
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
      const file = event.dataTransfer?.files[0];
      if (file) onFile(file);
    };
    window.addEventListener('dragover', hang);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', hang);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
    };
  }, [onFile]);
  return over;
}

/** Where a file is dropped or chosen, what happens with it, and where to find it. */
export function ChooseFile({ onFile }: { readonly onFile: (file: File) => void }) {
  const { t } = useTranslation(['school', 'common']);
  const over = useDrop(onFile);
  return (
    <Stack gap="lg" maw={760}>
      <div className={styles.drop} data-over={over || undefined}>
        <IconFileImport size={48} stroke={1.5} aria-hidden className={styles.dropIcon} />
        <Title order={2} size="h3">
          {t('import.drop')}
        </Title>
        <FileButton
          accept=".xml,.zip,.txt,text/xml,application/xml"
          onChange={(file) => file && onFile(file)}
          inputProps={{ 'aria-label': t('import.choose') }}
        >
          {(props) => <Button {...props}>{t('import.choose')}</Button>}
        </FileButton>
      </div>
      <Text>{t('import.intro', { brand: t('common:brand') })}</Text>
      <Accordion variant="separated">
        <Accordion.Item value="where">
          <Accordion.Control>{t('import.where.title')}</Accordion.Control>
          <Accordion.Panel>
            <List spacing="xs">
              <List.Item>{t('import.where.parnassys')}</List.Item>
              <List.Item>{t('import.where.esis')}</List.Item>
              <List.Item>{t('import.where.other')}</List.Item>
            </List>
          </Accordion.Panel>
        </Accordion.Item>
      </Accordion>
    </Stack>
  );
}
