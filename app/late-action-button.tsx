'use client';

import dynamic from 'next/dynamic';
import { fetched } from '@/lib/ui/fetched';

/** For a page that seldom has such a button: its scripts come with the button. */
export const LateActionButton = dynamic(() =>
  fetched(() => import('./action-button').then((form) => form.ActionButton)),
);
