import type { CallReply } from '../../api/call';

export type Dashboard = CallReply<'readDashboard'>;
