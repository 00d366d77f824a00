'use client';

import dynamic from 'next/dynamic';

/** A match's page is a lobby for an hour and a table for weeks: the table does not bring the forms of the lobby along. */
export const ClockForm = dynamic(() => import('./clock-form').then((form) => form.ClockForm));
export const InviteForm = dynamic(() => import('./invite-form').then((form) => form.InviteForm));
export const InviteLink = dynamic(() => import('./invite-link').then((form) => form.InviteLink));
export const SitDownForm = dynamic(() => import('./sit-down-form').then((form) => form.SitDownForm));
