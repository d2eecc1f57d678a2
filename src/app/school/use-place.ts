import { useParams } from 'react-router';

/** Where this screen is, and the addresses of others beside it. */
export function usePlace() {
  const { accountId = '', userId = '', groepId = '', leerlingId = '' } = useParams();
  const base = `/account/${accountId}/user/${userId}/groepen`;
  return {
    groupId: groepId,
    pupilId: leerlingId,
    groups: base,
    importing: `${base}/edexml`,
    pupils: (groupId = groepId) => `${base}/${groupId}/leerlingen`,
    cards: (groupId = groepId) => `${base}/${groupId}/leerlingen/wachtwoorden`,
    settings: (groupId = groepId) => `${base}/${groupId}/oefeninstellingen`,
    oneSettings: (settingsId: string) => `${base}/${groepId}/oefeninstellingen/${settingsId}`,
    progress: (pupilId: string, period = 'current') =>
      `${base}/${groepId}/leerlingen/${pupilId}/voortgang/${period}`,
  };
}
