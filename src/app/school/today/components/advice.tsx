import styles from '../today.module.css';
import type { Primary, TodayShown } from '../types';
import type { Interventions } from '../use-interventions';
import { Instruction } from './instruction';
import { Proposal } from './proposal';
import { Pupils } from './pupils';

const weeks = 2;

/** The first block with something to set ready has the filled button. */
function primaryOf({ pupils, instruction, proposal }: TodayShown): Primary {
  if (instruction?.collection && !instruction.collection.isSet) return 'instruction';
  if (proposal && !proposal.collection.isSet) return 'proposal';
  return pupils.some(({ collection, calm }) => calm ?? (collection && !collection.isSet)) ? 'pupils' : null;
}

interface AdviceProps {
  readonly today: TodayShown;
  readonly onDone: Interventions['record'];
}

/** The pupils, the group and the proposal of today, each with what can be done about it. */
export function Advice({ today, onDone }: AdviceProps) {
  const { pupils, instruction, proposal } = today;
  const primary = primaryOf(today);
  return (
    <>
      {pupils.length > 0 ? (
        <Pupils
          pupils={pupils}
          isPrimary={primary === 'pupils'}
          onDone={(pupil, kind) => {
            const { matter, collection } = pupil;
            const own = { kind, matter, people: [pupil] };
            return onDone(kind === 'practice' && collection ? { ...own, collection, weeks } : own);
          }}
        />
      ) : null}
      <div className={styles.blocks}>
        {instruction ? (
          <Instruction
            instruction={instruction}
            isPrimary={primary === 'instruction'}
            onDone={(kind) => {
              const { matter, collection, members: people } = instruction;
              const own = { kind, matter, people };
              return onDone(kind === 'practice' && collection ? { ...own, collection, weeks } : own);
            }}
          />
        ) : null}
        {proposal ? (
          <Proposal
            proposal={proposal}
            isPrimary={primary === 'proposal'}
            onSet={() => {
              const { matter, collection, members: people } = proposal;
              return onDone({ kind: 'practice', matter, people, collection });
            }}
          />
        ) : null}
      </div>
    </>
  );
}
