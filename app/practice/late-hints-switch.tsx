'use client';

import dynamic from 'next/dynamic';

/** Comes with the tables of newcomers alone. */
export const LateHintsSwitch = dynamic(() => import('./hints-switch').then((part) => part.HintsSwitch));
