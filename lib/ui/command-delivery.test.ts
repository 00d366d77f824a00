import { describe, expect, it } from 'vitest';
import type { Reply } from './command-delivery';
import { commandDelivery } from './command-delivery';

const SEAL = { promptId: 'choose-card:1:0', command: { type: 'SealChoice', data: { card: 'A' } } };
const OTHER = { promptId: 'choose-card:1:0', command: { type: 'SealChoice', data: { card: 'B' } } };
const STORED: Reply = { outcome: 'accepted' };

/** A server that answers as told, one answer after the other, and remembers the ids it was sent. */
function server(...answers: readonly (Reply | 'no answer')[]) {
  const ids: string[] = [];
  const left = [...answers];
  const send = async ({ commandId }: { commandId: string }) => {
    ids.push(commandId);
    const answer = left.shift() ?? 'no answer';
    if (answer === 'no answer') throw new Error('fetch failed');
    return answer;
  };
  return { ids, send };
}

function delivery() {
  const pauses: number[] = [];
  let count = 0;
  const deliver = commandDelivery({
    newId: () => `id-${++count}`,
    pause: async (milliseconds) => {
      pauses.push(milliseconds);
    },
  });
  return { deliver, pauses };
}

const nothing = () => undefined;

describe('A command on its way to the server', () => {
  it('goes out again with the same id while no answer comes', async () => {
    const { deliver } = delivery();
    const { send, ids } = server('no answer', 'no answer', STORED);
    expect(await deliver(SEAL, send, nothing)).toEqual(STORED);
    expect(ids).toEqual(['id-1', 'id-1', 'id-1']);
  });

  it('waits longer before each attempt, and tells that there is trouble', async () => {
    const { deliver, pauses } = delivery();
    let troubles = 0;
    await deliver(SEAL, server('no answer', 'no answer', STORED).send, () => troubles++);
    expect(pauses).toEqual([800, 1600]);
    expect(troubles).toBe(2);
  });

  it('is given up for now after some attempts, and keeps its id for when it is issued again', async () => {
    const { deliver } = delivery();
    const silent = server();
    expect(await deliver(SEAL, silent.send, nothing)).toBeUndefined();
    const back = server(STORED);
    expect(await deliver(SEAL, back.send, nothing)).toEqual(STORED);
    expect(back.ids).toEqual([silent.ids[0]]);
  });

  it('is another command with another id once it was answered', async () => {
    const { deliver } = delivery();
    const { send, ids } = server(STORED, STORED);
    await deliver(SEAL, send, nothing);
    await deliver(SEAL, send, nothing);
    expect(ids).toEqual(['id-1', 'id-2']);
  });

  it('is another command with another id when it asks for something else', async () => {
    const { deliver } = delivery();
    const silent = server();
    await deliver(SEAL, silent.send, nothing);
    const back = server(STORED);
    await deliver(OTHER, back.send, nothing);
    expect(back.ids).not.toContain(silent.ids[0]);
  });

  it('is not sent again when it was refused', async () => {
    const { deliver } = delivery();
    const { send, ids } = server({ outcome: 'rejected', reason: 'prompt-closed', values: {} });
    expect(await deliver(SEAL, send, nothing)).toMatchObject({ reason: 'prompt-closed' });
    expect(ids).toHaveLength(1);
  });
});
