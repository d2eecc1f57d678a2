import { useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { call } from '../../api/call';
import { to } from '../../shared/routes';
import { Loading } from '../../ui/plain/loading';
import { GamePreview } from './game-preview';
import { usualSettings } from './usual-settings';

/** Lets staff try a pupil's task: the same collection and game, and nothing is recorded. */
export function StaffRound() {
  const { leerlingId = '', oefentaakId = '', game = '' } = useParams();
  const navigate = useNavigate();
  const [collectionKey, setCollectionKey] = useState<string | null>(null);
  useEffect(() => {
    let live = true;
    call('readMap', { params: { pupilId: leerlingId } }).then(
      ({ tasks }) => {
        const task = tasks.find(({ practiceTaskId }) => practiceTaskId === oefentaakId);
        if (live) setCollectionKey(task?.collectionKey ?? '');
      },
      () => live && setCollectionKey(''),
    );
    return () => {
      live = false;
    };
  }, [leerlingId, oefentaakId]);
  if (collectionKey === null) return <Loading />;
  return (
    <GamePreview
      fills
      settings={usualSettings}
      collectionKey={collectionKey}
      games={[game]}
      onClose={() => void navigate(to('l-landkaart', { leerlingId }))}
    />
  );
}
