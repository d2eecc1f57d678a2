import { useParams } from 'react-router';

/** Returns the ids in the address and the paths of related screens. */
export function useSchoolPaths() {
  const { accountId = '', userId = '', groepId = '', leerlingId = '' } = useParams();
  const area = `/account/${accountId}/user/${userId}`;
  const base = `${area}/groepen`;
  return {
    groupId: groepId,
    pupilId: leerlingId,
    groups: base,
    today: (groupId = groepId) => `${area}/vandaag/${groupId}`,
    importing: `${base}/edexml`,
    pupils: (groupId = groepId) => `${base}/${groupId}/leerlingen`,
    cards: (groupId = groepId) => `${base}/${groupId}/leerlingen/wachtwoorden`,
    addPupils: (groupId = groepId) => `${base}/${groupId}/leerlingen/toevoegen`,
    addChild: `${base}/${groepId}/leerlingen/kindtoevoegen`,
    settings: (groupId = groepId) => `${base}/${groupId}/oefeninstellingen`,
    pupilSettings: (pupilId: string, version = 'current') =>
      `${base}/${groepId}/leerlingen/${pupilId}/oefeninstellingen/${version}`,
    oneSettings: (settingsId: string) => `${base}/${groepId}/oefeninstellingen/${settingsId}`,
    groupProgress: (period = 'current') => `${base}/${groepId}/voortgang/${period}`,
    progress: (pupilId: string, period = 'current') =>
      `${base}/${groepId}/leerlingen/${pupilId}/voortgang/${period}`,
  };
}
