// Written by `npm run register` from the tables of the database and the periods of the jobs.

/** What is stored, by processing activity: tables with their columns. */
export const register = [
  {
    "activity": "pupils",
    "tables": [
      {
        "name": "administration_link",
        "columns": [
          "account_id",
          "system",
          "brin",
          "branch",
          "school_key",
          "sealed",
          "connected_at",
          "connected_by",
          "nightly",
          "applies",
          "allowed_by",
          "next_at",
          "fetched_at",
          "pupils",
          "applied",
          "waiting",
          "told_waiting",
          "problem",
          "failed_at",
          "failures"
        ]
      },
      {
        "name": "erased_pupil",
        "columns": [
          "account_id",
          "pupil_id",
          "erased_at"
        ]
      },
      {
        "name": "extra_member",
        "columns": [
          "account_id",
          "group_id",
          "pupil_id",
          "from_day",
          "until_day"
        ]
      },
      {
        "name": "import_row",
        "columns": [
          "account_id",
          "import_id",
          "row_number",
          "importable",
          "place",
          "body"
        ]
      },
      {
        "name": "import_run",
        "columns": [
          "account_id",
          "import_id",
          "created_by",
          "created_at",
          "school_code",
          "school_year",
          "reference_date",
          "plan",
          "state_hash",
          "counts",
          "applied_at",
          "result",
          "chosen",
          "imported",
          "seats_taking"
        ]
      },
      {
        "name": "leaver",
        "columns": [
          "account_id",
          "pupil_id",
          "school_year",
          "asked_at",
          "kept_at",
          "erasing_at"
        ]
      },
      {
        "name": "pupil",
        "columns": [
          "account_id",
          "pupil_id",
          "group_id",
          "first_name",
          "last_name",
          "sort_name",
          "year",
          "avatar",
          "user_name",
          "picture_secret",
          "password_hash",
          "import_key",
          "eck_id_hash",
          "imported",
          "created_at",
          "trashed_at",
          "parent_sentence"
        ]
      },
      {
        "name": "pupil_change",
        "columns": [
          "account_id",
          "change_id",
          "pupil_id",
          "before",
          "after"
        ]
      },
      {
        "name": "pupil_group",
        "columns": [
          "account_id",
          "group_id",
          "name",
          "year",
          "school_year",
          "class_code",
          "source_keys",
          "created_at",
          "archived_at",
          "location",
          "stopped_until",
          "kind"
        ]
      },
      {
        "name": "school_change",
        "columns": [
          "account_id",
          "change_id",
          "kind",
          "created_by",
          "created_at",
          "counts",
          "groups_added",
          "groups_archived",
          "undone_at",
          "remembered",
          "by_itself"
        ]
      }
    ]
  },
  {
    "activity": "practice",
    "tables": [
      {
        "name": "answer",
        "columns": [
          "account_id",
          "window_month",
          "answer_id",
          "part",
          "window_id",
          "pupil_id",
          "seq",
          "position",
          "purpose",
          "sum_id",
          "mode",
          "game",
          "tempo",
          "input",
          "given",
          "given_value",
          "options",
          "right",
          "shown_right",
          "outcome",
          "errors",
          "response_ms",
          "motor_ms",
          "helped",
          "scored",
          "expected",
          "difficulty",
          "maths_version",
          "difficulty_version",
          "before",
          "after",
          "answered_at",
          "day",
          "content_hash",
          "received_at",
          "shown"
        ]
      },
      {
        "name": "pupil_avatar",
        "columns": [
          "account_id",
          "pupil_id",
          "look"
        ]
      },
      {
        "name": "pupil_day",
        "columns": [
          "account_id",
          "pupil_id",
          "day",
          "rounds",
          "answers",
          "correct",
          "practised_ms"
        ]
      },
      {
        "name": "pupil_error",
        "columns": [
          "account_id",
          "pupil_id",
          "month",
          "error_type",
          "count",
          "sum_id",
          "given"
        ]
      },
      {
        "name": "pupil_keepsake",
        "columns": [
          "account_id",
          "pupil_id",
          "game",
          "version",
          "data"
        ]
      },
      {
        "name": "pupil_level",
        "columns": [
          "account_id",
          "pupil_id",
          "level_id",
          "seq",
          "direction",
          "buckets",
          "found",
          "undoes",
          "created_at",
          "created_by"
        ]
      },
      {
        "name": "pupil_model",
        "columns": [
          "account_id",
          "pupil_id",
          "start_year",
          "seq",
          "ability_mean",
          "ability_variance",
          "ability_answers",
          "updated_at",
          "fitted_seq"
        ]
      },
      {
        "name": "pupil_plant",
        "columns": [
          "account_id",
          "pupil_id",
          "kind",
          "subject",
          "game",
          "planted_on",
          "bloomed_on"
        ]
      },
      {
        "name": "pupil_savings_card",
        "columns": [
          "account_id",
          "pupil_id",
          "number",
          "card_id",
          "art",
          "size"
        ]
      },
      {
        "name": "pupil_skill",
        "columns": [
          "account_id",
          "pupil_id",
          "skill",
          "mean",
          "variance",
          "answers",
          "bucket"
        ]
      },
      {
        "name": "pupil_sum",
        "columns": [
          "account_id",
          "pupil_id",
          "sum_id",
          "phase",
          "due",
          "memory"
        ]
      },
      {
        "name": "stamp",
        "columns": [
          "account_id",
          "pupil_id",
          "reason",
          "subject",
          "earned_at"
        ]
      },
      {
        "name": "sum_window",
        "columns": [
          "account_id",
          "window_id",
          "window_month",
          "pupil_id",
          "practice_task_id",
          "collection_key",
          "collection_version",
          "body",
          "day",
          "created_at",
          "finished_at",
          "game",
          "answers",
          "correct",
          "practised_ms",
          "waiting",
          "waiting_at",
          "answered_at",
          "group_id"
        ]
      }
    ]
  },
  {
    "activity": "teaching",
    "tables": [
      {
        "name": "exercise_settings",
        "columns": [
          "account_id",
          "settings_id",
          "group_id",
          "version",
          "is_current",
          "body",
          "created_at",
          "created_by",
          "pupil_id"
        ]
      },
      {
        "name": "practice_task",
        "columns": [
          "account_id",
          "practice_task_id",
          "item_id",
          "collection_key",
          "games"
        ]
      },
      {
        "name": "pupil_intervention",
        "columns": [
          "account_id",
          "pupil_id",
          "intervention_id",
          "group_id",
          "kind",
          "matter",
          "code",
          "collection_key",
          "day",
          "settings_id",
          "settings_before",
          "created_at",
          "created_by",
          "closed_at"
        ]
      },
      {
        "name": "pupil_note",
        "columns": [
          "account_id",
          "pupil_id",
          "note_id",
          "day",
          "text",
          "created_by",
          "created_at",
          "changed_at"
        ]
      },
      {
        "name": "settings_template",
        "columns": [
          "account_id",
          "template_id",
          "title",
          "body",
          "created_by",
          "created_at",
          "deleted_at"
        ]
      },
      {
        "name": "star_goal",
        "columns": [
          "account_id",
          "group_id",
          "target",
          "from_day",
          "until_day",
          "created_at"
        ]
      },
      {
        "name": "task_list_item",
        "columns": [
          "account_id",
          "item_id",
          "settings_id",
          "place",
          "required",
          "rounds_per_day"
        ]
      }
    ]
  },
  {
    "activity": "signIn",
    "tables": [
      {
        "name": "bot_check_seen",
        "columns": [
          "proof",
          "expires_at"
        ]
      },
      {
        "name": "login_card",
        "columns": [
          "account_id",
          "card_id",
          "pupil_id",
          "version",
          "code_hash",
          "created_at"
        ]
      },
      {
        "name": "login_name",
        "columns": [
          "login",
          "account_id",
          "person",
          "person_id"
        ]
      },
      {
        "name": "password_request",
        "columns": [
          "request_id",
          "sealed",
          "requested_at"
        ]
      },
      {
        "name": "password_token",
        "columns": [
          "account_id",
          "token_hash",
          "user_id",
          "created_at",
          "expires_at"
        ]
      },
      {
        "name": "provider_link",
        "columns": [
          "account_id",
          "user_id",
          "provider",
          "subject_hash",
          "linked_at"
        ]
      },
      {
        "name": "rate_limit",
        "columns": [
          "bucket",
          "count",
          "empty_at"
        ]
      },
      {
        "name": "recovery_code",
        "columns": [
          "account_id",
          "user_id",
          "code_hash"
        ]
      },
      {
        "name": "session",
        "columns": [
          "account_id",
          "token_hash",
          "person_id",
          "role",
          "created_at",
          "last_seen_at",
          "expires_at",
          "device",
          "shared",
          "seen_account_id",
          "seen_user_id",
          "seen_grant_id",
          "provider_factor"
        ]
      },
      {
        "name": "two_factor",
        "columns": [
          "account_id",
          "user_id",
          "sealed",
          "last_step"
        ]
      }
    ]
  },
  {
    "activity": "staff",
    "tables": [
      {
        "name": "app_user",
        "columns": [
          "account_id",
          "user_id",
          "role",
          "display_name",
          "email",
          "password_hash",
          "created_at",
          "disabled_at",
          "last_seen_at",
          "two_factor_at",
          "locale",
          "import_key"
        ]
      },
      {
        "name": "audit_event",
        "columns": [
          "account_id",
          "event_id",
          "at",
          "actor_id",
          "action",
          "subject_id",
          "counts",
          "changes"
        ]
      },
      {
        "name": "group_teacher",
        "columns": [
          "account_id",
          "group_id",
          "user_id",
          "from_day",
          "until_day"
        ]
      },
      {
        "name": "support_grant",
        "columns": [
          "account_id",
          "grant_id",
          "user_id",
          "granted_by",
          "granted_at",
          "expires_at",
          "revoked_at",
          "used_at"
        ]
      }
    ]
  },
  {
    "activity": "school",
    "tables": [
      {
        "name": "account",
        "columns": [
          "account_id",
          "slug",
          "kind",
          "name",
          "country",
          "time_zone",
          "school_code",
          "flags",
          "created_at",
          "region",
          "locale",
          "sound",
          "notes",
          "closed_at",
          "first_names"
        ]
      },
      {
        "name": "friend_invitation",
        "columns": [
          "account_id",
          "invitation_id",
          "invited_by",
          "email",
          "sent_at",
          "accepted_at"
        ]
      },
      {
        "name": "licence",
        "columns": [
          "account_id",
          "kind",
          "pupils_allowed",
          "starts_on",
          "ends_on"
        ]
      },
      {
        "name": "licence_invoice",
        "columns": [
          "account_id",
          "invoice_id",
          "number",
          "day",
          "body"
        ]
      },
      {
        "name": "licence_request",
        "columns": [
          "account_id",
          "request_id",
          "asked_by",
          "asked_at",
          "pupils",
          "until",
          "remark",
          "answered_at"
        ]
      },
      {
        "name": "planned_licence",
        "columns": [
          "account_id",
          "starts_on",
          "ends_on",
          "kind",
          "pupils_allowed"
        ]
      },
      {
        "name": "school_ending",
        "columns": [
          "account_id",
          "ends_on",
          "announced_at",
          "erase_on",
          "called_at",
          "erasing_at",
          "erased_at",
          "by_office",
          "on_request"
        ]
      }
    ]
  },
  {
    "activity": "messages",
    "tables": [
      {
        "name": "mail",
        "columns": [
          "mail_id",
          "kind",
          "sealed",
          "queued_at",
          "due_at",
          "attempts",
          "expires_at",
          "sent_at",
          "given_up_at"
        ]
      },
      {
        "name": "message",
        "columns": [
          "account_id",
          "message_id",
          "sent_at",
          "roles",
          "user_id",
          "subject",
          "body",
          "notice"
        ]
      },
      {
        "name": "message_receipt",
        "columns": [
          "account_id",
          "message_id",
          "user_id",
          "read_at",
          "archived_at"
        ]
      },
      {
        "name": "office_message",
        "columns": [
          "message_id",
          "texts",
          "countries",
          "kinds",
          "roles",
          "flag",
          "version",
          "changed_at",
          "send_at",
          "sent_at",
          "recalled_at",
          "accounts"
        ]
      },
      {
        "name": "sent_notice",
        "columns": [
          "account_id",
          "level",
          "about",
          "sent_at"
        ]
      }
    ]
  },
  {
    "activity": "forms",
    "tables": [
      {
        "name": "application",
        "columns": [
          "application_id",
          "kind",
          "country",
          "locale",
          "school_name",
          "school_code",
          "street",
          "house_number",
          "postal_code",
          "city",
          "contact_name",
          "email",
          "pupils",
          "heard_from",
          "remark",
          "reference",
          "consented_at",
          "asked_at",
          "answered_at",
          "answered_by",
          "made_account_id"
        ]
      },
      {
        "name": "contact_message",
        "columns": [
          "message_id",
          "topic",
          "locale",
          "name",
          "email",
          "message",
          "received_at",
          "handled_at",
          "handled_by"
        ]
      }
    ]
  },
  {
    "activity": "webinars",
    "tables": [
      {
        "name": "webinar",
        "columns": [
          "webinar_id",
          "texts",
          "starts_at",
          "time_zone",
          "minutes",
          "places",
          "join_url",
          "recording_url",
          "version",
          "changed_at",
          "details",
          "published_at",
          "cancelled_at"
        ]
      },
      {
        "name": "webinar_sign_up",
        "columns": [
          "sign_up_id",
          "webinar_id",
          "name",
          "email",
          "school",
          "locale",
          "signed_up_at",
          "placed_at",
          "told",
          "told_at",
          "told_recording",
          "day_reminder_for",
          "hour_reminder_for"
        ]
      }
    ]
  },
  {
    "activity": "operation",
    "tables": [
      {
        "name": "collection_ladder",
        "columns": [
          "collection_key",
          "of_program",
          "title",
          "domain",
          "years",
          "steps",
          "next",
          "sums",
          "version",
          "changed_at",
          "archived_at",
          "published_version",
          "published",
          "published_before"
        ]
      },
      {
        "name": "difficulty_version",
        "columns": [
          "version",
          "start_version",
          "fitted_at",
          "schools",
          "answers",
          "body"
        ]
      },
      {
        "name": "game_setting",
        "columns": [
          "game",
          "countries",
          "from_day",
          "until_day",
          "years",
          "shapes_off",
          "texts",
          "version",
          "changed_at",
          "changed_by"
        ]
      },
      {
        "name": "job",
        "columns": [
          "kind",
          "run_at",
          "locked_until",
          "attempts",
          "last_run_at",
          "last_ms",
          "last_success_at"
        ]
      },
      {
        "name": "savings_card",
        "columns": [
          "card_id",
          "title",
          "art",
          "size",
          "is_on",
          "from_day",
          "until_day",
          "every_year",
          "place",
          "version",
          "changed_at",
          "changed_by",
          "archived_at"
        ]
      },
      {
        "name": "schema_migration",
        "columns": [
          "name",
          "checksum",
          "applied_at"
        ]
      },
      {
        "name": "server_key",
        "columns": [
          "only_row",
          "fingerprint"
        ]
      },
      {
        "name": "sum_collection",
        "columns": [
          "collection_key",
          "version",
          "body",
          "published_at"
        ]
      },
      {
        "name": "sum_evidence",
        "columns": [
          "account_id",
          "sum_id",
          "luck",
          "strength",
          "answers",
          "outcome",
          "variance"
        ]
      },
      {
        "name": "sum_generator",
        "columns": [
          "generator_id",
          "of_program",
          "title",
          "domain",
          "years",
          "recipe",
          "sums",
          "examples",
          "version",
          "changed_at",
          "archived_at"
        ]
      },
      {
        "name": "usage_day",
        "columns": [
          "day",
          "schools",
          "pupils",
          "answers"
        ]
      },
      {
        "name": "usage_error",
        "columns": [
          "hour",
          "status",
          "code",
          "count"
        ]
      },
      {
        "name": "usage_game",
        "columns": [
          "day",
          "game",
          "rounds",
          "answers",
          "wrong"
        ]
      },
      {
        "name": "usage_minute",
        "columns": [
          "minute",
          "answers"
        ]
      }
    ]
  }
] as const;

/** Days after which data go. */
export const retention = {
  "trashDays": 60,
  "undoDays": 7,
  "graceDays": 30,
  "exportDays": 30,
  "grantRetentionDays": 365,
  "auditRetentionDays": 365,
  "mailRecordDays": 30,
  "formRetentionDays": 365,
  "signUpRetentionDays": 28,
  "messageRetentionDays": 730
} as const;
