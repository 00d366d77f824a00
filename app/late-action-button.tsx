'use client';

import dynamic from 'next/dynamic';

/** For a page that seldom has such a button: its scripts come with the button. */
export const LateActionButton = dynamic(() => import('./action-button').then((form) => form.ActionButton));
