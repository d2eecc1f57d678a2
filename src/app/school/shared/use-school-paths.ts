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
    trash: `${area}/prullenbak`,
    importing: `${base}/edexml`,
    pupils: (groupId = groepId) => `${base}/${groupId}/leerlingen`,
    cards: (groupId = groepId) => `${base}/${groupId}/leerlingen/wachtwoorden`,
    allCards: (groupIds: readonly string[]) =>
      `${base}/inlogkaartjes?${new URLSearchParams(groupIds.map((id) => ['groep', id]))}`,
    addPupils: (groupId = groepId) => `${base}/${groupId}/leerlingen/toevoegen`,
    addChild: `${base}/${groepId}/leerlingen/kindtoevoegen`,
    settings: (groupId = groepId) => `${base}/${groupId}/oefeninstellingen`,
    pupilSettings: (pupilId: string, version = 'current') =>
      `${base}/${groepId}/leerlingen/${pupilId}/oefeninstellingen/${version}`,
    oneSettings: (settingsId: string) => `${base}/${groepId}/oefeninstellingen/${settingsId}`,
    classFacts: (groupId = groepId) => `${base}/${groupId}/sommen`,
    parents: (groupId = groepId) => `${base}/${groupId}/ouderbladen`,
    compare: `${base}/vergelijken`,
    groupProgress: (period = 'current', part = 'doelen') =>
      `${base}/${groepId}/voortgang/${period}${part === 'doelen' ? '' : `/${part}`}`,
    progress: (
      pupilId: string,
      period = 'current',
      { groupId = groepId, part = 'overzicht' }: { readonly groupId?: string; readonly part?: string } = {},
    ) =>
      `${base}/${groupId}/leerlingen/${pupilId}/voortgang/${period}${part === 'overzicht' ? '' : `/${part}`}`,
  };
}
