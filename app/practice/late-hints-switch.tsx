'use client';

import dynamic from 'next/dynamic';
import { fetched } from '@/lib/ui/fetched';

/** Comes with the tables of newcomers alone. */
export const LateHintsSwitch = dynamic(() => fetched(() => import('./hints-switch').then((part) => part.HintsSwitch)));
