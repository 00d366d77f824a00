import { describe, expect, it } from 'vitest';
import { whoHearsWhat } from './who-hears-what';

const USERS = [
  { seat: 0, userId: 'ana' },
  { seat: 1, userId: 'bo' },
  { seat: 3, userId: 'dan' },
];
const asked = (...seats: number[]) => seats.map((seat) => ({ promptId: `card:${seat}`, seat }));
const turn = (userId: string, promptId: string) => ({ userId, kind: 'turn', promptId });

describe('who hears what (N9)', () => {
  it('a question goes to the person it asks', () => {
    const told = whoHearsWhat({ event: 'moved', causedBy: 0, opened: asked(1, 3) }, USERS);
    expect(told).toEqual([turn('bo', 'card:1'), turn('dan', 'card:3')]);
  });

  it('who asked for it by an own move is at the table and hears nothing', () => {
    expect(whoHearsWhat({ event: 'moved', causedBy: 1, opened: asked(1) }, USERS)).toEqual([]);
  });

  it('a seat where no person sits hears nothing', () => {
    expect(whoHearsWhat({ event: 'moved', causedBy: null, opened: asked(2) }, USERS)).toEqual([]);
  });

  it('two questions to one person are told one by one (N5)', () => {
    const opened = [
      { promptId: 'a', seat: 1 },
      { promptId: 'b', seat: 1 },
    ];
    expect(whoHearsWhat({ event: 'moved', causedBy: 0, opened }, USERS)).toEqual([turn('bo', 'a'), turn('bo', 'b')]);
  });

  it('a start tells those who are asked, and those who waited for it', () => {
    const told = whoHearsWhat({ event: 'started', causedBy: 0, opened: asked(0, 1) }, USERS);
    expect(told).toEqual([turn('bo', 'card:1'), { userId: 'dan', kind: 'started', promptId: '' }]);
  });

  it('the end goes to every person, whoever made the last move', () => {
    const told = whoHearsWhat({ event: 'finished', causedBy: 0, opened: [] }, USERS);
    expect(told).toEqual(USERS.map(({ userId }) => ({ userId, kind: 'finished', promptId: '' })));
  });
});
