import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { openClass, signInPupil } from '../../session/sign-in';
import { Button } from '../../ui/plain/button';
import { Card } from '../ui/card';
import { ChooseName, type ClassNames } from './choose-name';
import { ClassCodeForm } from './class-code-form';
import { PictureSecret } from './picture-secret';
import { rememberClassCode, rememberedClassCode } from './remembered-class';

/** Signs a child in by class code, name and three pictures. The device remembers its class. */
export function ChildSignIn({ onAdult }: { readonly onAdult: () => void }) {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const [classCode, setClassCode] = useState(rememberedClassCode);
  const [names, setNames] = useState<ClassNames | null>(null);
  const [pupilId, setPupilId] = useState<string | null>(null);
  const [failure, setFailure] = useState<unknown>(null);

  useEffect(() => {
    if (classCode === '') return;
    openClass(classCode).then(
      (found) => {
        rememberClassCode(classCode);
        setNames(found);
      },
      (error: unknown) => {
        setFailure(error);
        setClassCode('');
      },
    );
  }, [classCode]);

  const leaveClass = () => {
    rememberClassCode('');
    setNames(null);
    setClassCode('');
  };
  const pupil = names?.pupils.find((each) => each.pupilId === pupilId);

  if (names && pupil) {
    return (
      <PictureSecret
        pupil={pupil}
        onBack={() => setPupilId(null)}
        onSecret={async (secret) => {
          const path = await signInPupil({ classCode, pupilId: pupil.pupilId, secret });
          await navigate(path, { replace: true });
        }}
      />
    );
  }
  if (names) return <ChooseName names={names} onChoose={setPupilId} onOtherClass={leaveClass} />;
  return (
    <Card forChild>
      <ClassCodeForm
        known={classCode}
        busy={classCode !== ''}
        failure={failure}
        onCode={(code) => {
          setFailure(null);
          setClassCode(code);
        }}
      />
      <Button look="plain" onClick={onAdult}>
        {t('child.adult')}
      </Button>
    </Card>
  );
}
