import { Table, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { CallReply } from '../../../api/call';
import { Avatar } from '../../../ui/plain/avatar';
import { TableSurface } from '../../../ui/table/table-surface';
import styles from '../cards.module.css';
import { legibleCode } from '../legible-code';
import { Secret } from './login-card';

interface ClassSheetProps {
  readonly made: CallReply<'makeLoginCards'>;
  readonly address: string;
}

/** The teacher's sheet: user names and pictures of all pupils, and how they sign in. */
export function ClassSheet({ made, address }: ClassSheetProps) {
  const { t } = useTranslation('school');
  return (
    <section className={styles.sheet}>
      <Title order={2} mb="xs">
        {t('passwords.sheetTitle', { group: made.className })}
      </Title>
      <Text mb="md">{t('passwords.sheetText', { address, code: legibleCode(made.classCode) })}</Text>
      <TableSurface flat label={t('passwords.view.sheet')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('pupils.name')}</Table.Th>
            <Table.Th>{t('pupils.userName')}</Table.Th>
            <Table.Th>{t('passwords.pictures')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {made.cards.map((card) => (
            <Table.Tr key={card.pupilId}>
              <Table.Td>
                <div className={styles.named}>
                  <Avatar id={card.avatar} size={32} />
                  <bdi>{card.name}</bdi>
                </div>
              </Table.Td>
              <Table.Td>{card.userName}</Table.Td>
              <Table.Td>
                <div className={styles.smallPictures}>
                  <Secret card={card} />
                </div>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </TableSurface>
    </section>
  );
}
