import { Button, Group, List, Text } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';

interface ArchivedGroup {
  readonly groupId: string;
  readonly name: string;
  readonly schoolYear: string;
}

interface ArchivedListProps {
  readonly groups: readonly ArchivedGroup[];
  /** Text of the button that brings a group back. */
  readonly takeOut: string;
  readonly onTakeOut: (group: ArchivedGroup) => void;
}

/** Archived groups, each with a button to bring it back. */
export function ArchivedList({ groups, takeOut, onTakeOut }: ArchivedListProps) {
  return (
    <List listStyleType="none" spacing="xs" p={0}>
      {groups.map((group) => (
        <List.Item key={group.groupId}>
          <Group gap="sm">
            <Text>
              <b>{group.name}</b> · {group.schoolYear}
            </Text>
            <Button
              variant="default"
              size="xs"
              leftSection={<IconArrowBackUp size={16} aria-hidden />}
              aria-label={`${takeOut}: ${group.name}`}
              onClick={() => onTakeOut(group)}
            >
              {takeOut}
            </Button>
          </Group>
        </List.Item>
      ))}
    </List>
  );
}
