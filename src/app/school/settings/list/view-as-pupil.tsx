import { Button, Menu } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useRead } from '../../../api/query';
import { byName } from '../../shared/by-name';

/** Menu that opens the island of a pupil with the saved settings; nothing is recorded there. */
export function ViewAsPupil({ groupId }: { readonly groupId: string }) {
  const { t } = useTranslation('school');
  const { data } = useRead('listPupils', { params: { groupId } });
  const pupils = byName(data?.pupils ?? []);
  if (data && pupils.length === 0) return null;
  return (
    <Menu>
      <Menu.Target>
        <Button variant="default" disabled={!data} leftSection={<IconEye size={20} stroke={1.75} />}>
          {t('adjust.asPupil')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah="60dvh" style={{ overflowY: 'auto' }}>
        {pupils.map(({ pupilId, name }) => (
          <Menu.Item key={pupilId} component={Link} to={`/leerling/${pupilId}/landkaart`}>
            {name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
