import { useLocation, useParams } from 'react-router';

/** Returns the ids in the address and the paths of related screens. */
export function useSchoolPaths() {
  const { accountId = '', userId = '', groepId = '', leerlingId = '' } = useParams();
  const area = `/account/${accountId}/user/${userId}`;
  const base = `${area}/groepen`;
  // Pages of an extra group stand below an address of their own; what they link to stays there.
  const isExtra = useLocation().pathname.startsWith(`${base}/extra/`);
  const ofGroup = (groupId?: string) =>
    groupId === undefined && isExtra ? `${base}/extra/${groepId}` : `${base}/${groupId ?? groepId}`;
  return {
    groupId: groepId,
    /** The page is of an extra group, whose teacher sees its pupils and does not manage them. */
    isExtra,
    extraGroup: (groupId: string) => `${base}/extra/${groupId}`,
    pupilId: leerlingId,
    groups: base,
    today: (groupId = groepId) => `${area}/vandaag/${groupId}`,
    trash: `${area}/prullenbak`,
    importing: `${base}/edexml`,
    pupils: (groupId?: string) =>
      groupId === undefined && isExtra ? ofGroup() : `${ofGroup(groupId)}/leerlingen`,
    cards: (groupId = groepId) => `${base}/${groupId}/leerlingen/wachtwoorden`,
    allCards: (groupIds: readonly string[]) =>
      `${base}/inlogkaartjes?${new URLSearchParams(groupIds.map((id) => ['groep', id]))}`,
    addPupils: (groupId = groepId) => `${base}/${groupId}/leerlingen/toevoegen`,
    addChild: `${base}/${groepId}/leerlingen/kindtoevoegen`,
    settings: (groupId = groepId) => `${base}/${groupId}/oefeninstellingen`,
    pupilSettings: (pupilId: string, version = 'current') =>
      `${base}/${groepId}/leerlingen/${pupilId}/oefeninstellingen/${version}`,
    oneSettings: (settingsId: string) => `${base}/${groepId}/oefeninstellingen/${settingsId}`,
    classFacts: (groupId?: string) => `${ofGroup(groupId)}/sommen`,
    parents: (groupId = groepId) => `${base}/${groupId}/ouderbladen`,
    compare: `${base}/vergelijken`,
    groupProgress: (period = 'current', part = 'doelen') =>
      `${ofGroup()}/voortgang/${period}${part === 'doelen' ? '' : `/${part}`}`,
    progress: (
      pupilId: string,
      period = 'current',
      { groupId, part = 'overzicht' }: { readonly groupId?: string; readonly part?: string } = {},
    ) =>
      `${ofGroup(groupId)}/leerlingen/${pupilId}/voortgang/${period}${part === 'overzicht' ? '' : `/${part}`}`,
  };
}
