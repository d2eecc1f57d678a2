import * as z from 'zod';
import { Id } from './auth';
import { school } from './groups';
import { route } from './route';
import { SettingsBody } from './settings';

const template = z.object({ templateId: Id });

/** Settings of groups that a school keeps as templates: all staff of the school may use them. */
export const templates = {
  listTemplates: route({
    method: 'GET',
    path: '/api/settings-templates',
    tenancy: 'self',
    roles: school,
    reply: z.object({
      templates: z.array(
        z.object({
          templateId: Id,
          /** Its title is that of the template; its tasks have no dates. */
          settings: SettingsBody,
          createdAt: z.string(),
          createdBy: z.string(),
          /** Made by the one who asks, or by anybody of the school whom the asker manages. */
          mayDelete: z.boolean(),
        }),
      ),
    }),
  }),
  /**
   * Keeps the present settings of a group as a template, without dates and without tasks that have ended. The page makes
   * the id, so that a repeated call adds nothing. 422 when every task has ended.
   */
  addTemplate: route({
    method: 'PUT',
    path: '/api/groups/:groupId/settings-templates/:templateId',
    tenancy: 'by-id',
    roles: school,
    params: template.extend({ groupId: Id }),
    body: z.object({ title: SettingsBody.shape.title }),
    reply: z.object({}),
  }),
  /** Deletes an own template, or puts it back; those who manage the school may do so with every one. */
  deleteTemplate: route({
    method: 'PUT',
    path: '/api/settings-templates/:templateId/deleted',
    tenancy: 'by-id',
    roles: school,
    params: template,
    body: z.object({ deleted: z.boolean() }),
    reply: z.object({}),
  }),
};
