import dynamic from 'next/dynamic';
import { fetched } from '@/lib/ui/fetched';
import type { Board } from './board-props';

/** The board of each game by its key, loaded with the first table that needs it. It fills its frame. */
export const BOARDS: Readonly<Record<string, Board>> = {
  ginkgopolis: dynamic(() =>
    fetched(() => import('./ginkgopolis/board/table').then(({ GinkgopolisTable }) => GinkgopolisTable)),
  ),
  citadels: dynamic(() => fetched(() => import('./citadels/board/table').then(({ CitadelsTable }) => CitadelsTable))),
};
