'use client';

import dynamic from 'next/dynamic';
import { fetched } from '@/lib/ui/fetched';

/** A match's page is a lobby for an hour and a table for weeks: the table does not bring the forms of the lobby along. */
export const ClockForm = dynamic(() => fetched(() => import('./clock-form').then((form) => form.ClockForm)));
export const InviteForm = dynamic(() => fetched(() => import('./invite-form').then((form) => form.InviteForm)));
export const InviteLink = dynamic(() => fetched(() => import('./invite-link').then((form) => form.InviteLink)));
export const SitDownForm = dynamic(() => fetched(() => import('./sit-down-form').then((form) => form.SitDownForm)));
