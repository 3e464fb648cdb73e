// Generated from game-play.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { OpenContent } from "@stubwright/runtime";
import type * as types from "./types.js";

export interface paths {
    "/json/reply/MatchTilesPerformanceRequest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * MatchTilesPerformanceRequest
         * @description Returns the board of a tile-matching game.
         */
        post: operations["MatchTilesPerformanceRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/luckyTilesPerformance/match/{Guid}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The same value as the member Guid of the body.
                 * @example 0123456789abcdef0123456789abcdef
                 */
                Guid: string;
            };
            cookie?: never;
        };
        /**
         * MatchTilesPerformanceRequest
         * @description Returns the board of a tile-matching game.
         */
        get: operations["MatchTilesPerformanceRequest_get"];
        /**
         * MatchTilesPerformanceRequest
         * @description Returns the board of a tile-matching game.
         */
        put: operations["MatchTilesPerformanceRequest_put"];
        /**
         * MatchTilesPerformanceRequest
         * @description Returns the board of a tile-matching game.
         */
        post: operations["MatchTilesPerformanceRequest_post"];
        /**
         * MatchTilesPerformanceRequest
         * @description Returns the board of a tile-matching game.
         */
        delete: operations["MatchTilesPerformanceRequest_delete"];
        /**
         * MatchTilesPerformanceRequest
         * @description Returns the board of a tile-matching game.
         */
        options: operations["MatchTilesPerformanceRequest_options"];
        /**
         * MatchTilesPerformanceRequest
         * @description Returns the board of a tile-matching game.
         */
        head: operations["MatchTilesPerformanceRequest_head"];
        /**
         * MatchTilesPerformanceRequest
         * @description Returns the board of a tile-matching game.
         */
        patch: operations["MatchTilesPerformanceRequest_patch"];
        /**
         * MatchTilesPerformanceRequest
         * @description Returns the board of a tile-matching game.
         */
        trace: operations["MatchTilesPerformanceRequest_trace"];
    };
    "/json/reply/MatchTilesRequest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * MatchTilesRequest
         * @description Purpose and fields not documented.
         */
        post: operations["MatchTilesRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/reply/PopBalloonRequest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * PopBalloonRequest
         * @description Returns the result of popping a balloon.
         */
        post: operations["PopBalloonRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/popballoon/{Guid}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The same value as the member Guid of the body.
                 * @example 0123456789abcdef0123456789abcdef
                 */
                Guid: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * PopBalloonRequest
         * @description Returns the result of popping a balloon.
         */
        post: operations["PopBalloonRequest_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/reply/StepRequest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * StepRequest
         * @description Purpose and fields not documented.
         */
        post: operations["StepRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/reply/CanPopBalloonRequest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * CanPopBalloonRequest
         * @description Purpose and fields not documented.
         */
        post: operations["CanPopBalloonRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/reply/ChoosePrize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * ChoosePrize
         * @description Purpose and fields not documented.
         */
        post: operations["ChoosePrize"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/reply/PerformanceNicknameRequest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * PerformanceNicknameRequest
         * @description Purpose and fields not documented.
         */
        post: operations["PerformanceNicknameRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/reply/PerformanceFastPlayRequest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * PerformanceFastPlayRequest
         * @description Purpose and fields not documented.
         */
        post: operations["PerformanceFastPlayRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/reply/InitStateRequest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * InitStateRequest
         * @description Purpose and fields not documented.
         */
        post: operations["InitStateRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/reply/CheckStateRequest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * CheckStateRequest
         * @description Purpose and fields not documented.
         */
        post: operations["CheckStateRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/reply/ReplyRequest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * ReplyRequest
         * @description Purpose and fields not documented.
         */
        post: operations["ReplyRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/reply/LevelCompleteRequest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * LevelCompleteRequest
         * @description Purpose and fields not documented.
         */
        post: operations["LevelCompleteRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/reply/SimulateFastPlayRequest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * SimulateFastPlayRequest
         * @description Purpose and fields not documented.
         */
        post: operations["SimulateFastPlayRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/reply/SimulateUnityPlayRequest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * SimulateUnityPlayRequest
         * @description Purpose and fields not documented.
         */
        post: operations["SimulateUnityPlayRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/reply/GameCompleteRequest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * GameCompleteRequest
         * @description Purpose and fields not documented.
         */
        post: operations["GameCompleteRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/reply/PartialStateProgressRequest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * PartialStateProgressRequest
         * @description Purpose and fields not documented.
         */
        post: operations["PartialStateProgressRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/reply/RateStarRequest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * RateStarRequest
         * @description Purpose and fields not documented.
         */
        post: operations["RateStarRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/reply/RateFeedbackRequest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * RateFeedbackRequest
         * @description Purpose and fields not documented.
         */
        post: operations["RateFeedbackRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/reply/SpinRequest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * SpinRequest
         * @description Purpose and fields not documented.
         */
        post: operations["SpinRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/reply/SlotRequest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * SlotRequest
         * @description Purpose and fields not documented.
         */
        post: operations["SlotRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/reply/PlayRequest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * PlayRequest
         * @description Purpose and fields not documented.
         */
        post: operations["PlayRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/json/reply/OfflineRequest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * OfflineRequest
         * @description Purpose and fields not documented.
         */
        post: operations["OfflineRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description An array of integers. */
        ArrayOfint: number[];
        /** @description An array of arrays of integers. */
        ArrayOfArrayOfint: components["schemas"]["ArrayOfint"][];
        /**
         * @description The state of an instance, where it is one that is known.
         * @enum {string}
         */
        KnownInstanceState: "Pending";
        /** @description The state of an instance. One value is known; others exist and are not documented. */
        InstanceState: "Pending" | (string & {});
        /**
         * @description The result of an instance, where it is one that is known.
         * @enum {string}
         */
        KnownInstanceResult: "Win";
        /** @description The result of an instance. One value is known; others exist and are not documented. */
        InstanceResult: "Win" | (string & {});
        /**
         * @description The kind of play, where it is one that is known.
         * @enum {string}
         */
        KnownPlayType: "Prize";
        /** @description The kind of play. One value is known; others exist and are not documented. */
        PlayType: "Prize" | (string & {});
        /** @description A game session record. */
        Instance: {
            /** @description 32 hexadecimal digits in JSON, hyphenated in SOAP. */
            AccessId?: string;
            /** Format: int32 */
            ChosenPrizeId?: number;
            /** Format: int32 */
            CustomerId?: number;
            DefinedCulture?: string | null;
            Depleted?: boolean;
            /** @description ISO 8601 with a time-zone offset. */
            ExpirationDate?: string | null;
            ExternalRef?: string | null;
            /** Format: int32 */
            GameId?: number;
            GameUrl?: string | null;
            /** Format: int32 */
            Id?: number;
            Inactive?: boolean;
            Invalidated?: boolean;
            /** @description ISO 8601 without a time-zone offset. */
            IssuedDate?: string | null;
            MediaType?: string | null;
            /** Format: int32 */
            MemberId?: number;
            MetafileUrl?: string | null;
            /** Format: int32 */
            PrizeId?: number;
            /** Format: int32 */
            Rating?: number;
            /** @description ISO 8601 with a time-zone offset. */
            RatingDate?: string | null;
            Result?: components["schemas"]["InstanceResult"] | null;
            /** Format: int32 */
            ScheduleId?: number;
            State?: components["schemas"]["InstanceState"] | null;
            UserId?: string | null;
        };
        /** @description The payload of MatchTilesPerformanceRequest. */
        MatchTilesPerformanceRequest: {
            /** @description The game identifier. 32 hexadecimal digits in JSON, hyphenated in SOAP; the same value as the path parameter {Guid} of the JSON routes. */
            Guid?: string;
            /** @description The game session record. */
            Instance?: components["schemas"]["Instance"] | null;
            Language?: string | null;
            PlayType?: components["schemas"]["PlayType"] | null;
            /** Format: int32 */
            X?: number;
            /** Format: int32 */
            Y?: number;
        };
        /** @description A tile board: the reply to MatchTilesPerformanceRequest. */
        TileBoard: {
            /** @description The grid: an array of arrays of integers. */
            Board?: components["schemas"]["ArrayOfArrayOfint"] | null;
            Colors?: components["schemas"]["ArrayOfint"] | null;
            /** @description ISO 8601 without a time-zone offset. */
            LastMovement?: string | null;
            /** Format: double */
            RemainingTime: number;
            /** Format: double */
            Score: number;
            Started: boolean;
            /** Format: double */
            Time: number;
        };
        /** @description The payload of PopBalloonRequest. */
        PopBalloonRequest: {
            /** @description The game identifier. 32 hexadecimal digits in JSON, hyphenated in SOAP; the same value as the path parameter {Guid} of the JSON routes. */
            Guid?: string;
            /** @description The game session record. */
            Instance?: components["schemas"]["Instance"] | null;
            Language?: string | null;
            /** Format: int32 */
            PopBalloonId?: number;
        };
        /** @description A balloon result: the reply to PopBalloonRequest. */
        BalloonResult: {
            CanContinue: boolean;
            /** Format: int32 */
            Id: number;
            IsPrize: boolean;
            LegalMovement: boolean;
            ResultImage?: string | null;
            Win: boolean;
        };
        /** @description The payload of MatchTilesRequest. Its fields are not documented. */
        MatchTilesRequest: components["schemas"]["OpenContent"];
        /** @description The reply to MatchTilesRequest. Its fields are not documented. */
        MatchTilesRequestResponse: components["schemas"]["OpenContent"];
        /** @description The payload of StepRequest. Its fields are not documented. */
        StepRequest: components["schemas"]["OpenContent"];
        /** @description The reply to StepRequest. Its fields are not documented. */
        StepRequestResponse: components["schemas"]["OpenContent"];
        /** @description The payload of CanPopBalloonRequest. Its fields are not documented. */
        CanPopBalloonRequest: components["schemas"]["OpenContent"];
        /** @description The reply to CanPopBalloonRequest. Its fields are not documented. */
        CanPopBalloonRequestResponse: components["schemas"]["OpenContent"];
        /** @description The payload of ChoosePrize. Its fields are not documented. */
        ChoosePrize: components["schemas"]["OpenContent"];
        /** @description The payload of PerformanceNicknameRequest. Its fields are not documented. */
        PerformanceNicknameRequest: components["schemas"]["OpenContent"];
        /** @description The payload of PerformanceFastPlayRequest. Its fields are not documented. */
        PerformanceFastPlayRequest: components["schemas"]["OpenContent"];
        /** @description The payload of InitStateRequest. Its fields are not documented. */
        InitStateRequest: components["schemas"]["OpenContent"];
        /** @description The payload of CheckStateRequest. Its fields are not documented. */
        CheckStateRequest: components["schemas"]["OpenContent"];
        /** @description The payload of ReplyRequest. Its fields are not documented. */
        ReplyRequest: components["schemas"]["OpenContent"];
        /** @description The payload of LevelCompleteRequest. Its fields are not documented. */
        LevelCompleteRequest: components["schemas"]["OpenContent"];
        /** @description The payload of SimulateFastPlayRequest. Its fields are not documented. */
        SimulateFastPlayRequest: components["schemas"]["OpenContent"];
        /** @description The payload of SimulateUnityPlayRequest. Its fields are not documented. */
        SimulateUnityPlayRequest: components["schemas"]["OpenContent"];
        /** @description The payload of GameCompleteRequest. Its fields are not documented. */
        GameCompleteRequest: components["schemas"]["OpenContent"];
        /** @description The payload of PartialStateProgressRequest. Its fields are not documented. */
        PartialStateProgressRequest: components["schemas"]["OpenContent"];
        /** @description The payload of RateStarRequest. Its fields are not documented. */
        RateStarRequest: components["schemas"]["OpenContent"];
        /** @description The payload of RateFeedbackRequest. Its fields are not documented. */
        RateFeedbackRequest: components["schemas"]["OpenContent"];
        /** @description The payload of SpinRequest. Its fields are not documented. */
        SpinRequest: components["schemas"]["OpenContent"];
        /** @description The payload of SlotRequest. Its fields are not documented. */
        SlotRequest: components["schemas"]["OpenContent"];
        /** @description The payload of PlayRequest. Its fields are not documented. */
        PlayRequest: components["schemas"]["OpenContent"];
        /** @description The payload of OfflineRequest. Its fields are not documented. */
        OfflineRequest: components["schemas"]["OpenContent"];
        /** @description Any members. Their fields are not part of the contract. */
        OpenContent: OpenContent;
        /** @description RFC 9457 problem details. */
        Problem: {
            /** Format: uri-reference */
            type: string;
            title: string;
            status: number;
            detail?: string;
            /** @description What is wrong with the message, with one entry for each problem. */
            errors?: {
                /** @description JSON pointer (RFC 6901) into the request. */
                pointer: string;
                code: string;
                detail: string;
            }[];
        };
    };
    responses: {
        /** @description The message does not match the contract; `errors` lists each problem. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The message is larger than the service accepts. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The Content-Type of the message is not JSON. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The operation failed. */
        Problem: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /** @description Overrides the format of the reply; JSON is the only one. The suffix `.json` of the path does the same. */
        format: "json";
        /** @description Wraps the reply in a call to this JavaScript function (JSONP). */
        callback: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    MatchTilesPerformanceRequest: {
        parameters: {
            query?: {
                /** @description Overrides the format of the reply; JSON is the only one. The suffix `.json` of the path does the same. */
                format?: components["parameters"]["format"];
                /** @description Wraps the reply in a call to this JavaScript function (JSONP). */
                callback?: components["parameters"]["callback"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "Guid": "0123456789abcdef0123456789abcdef",
                 *       "Instance": {
                 *         "AccessId": "0123456789abcdef0123456789abcdef",
                 *         "ChosenPrizeId": 1,
                 *         "CustomerId": 1,
                 *         "DefinedCulture": "text",
                 *         "Depleted": false,
                 *         "ExpirationDate": "2099-12-31T23:59:59",
                 *         "ExternalRef": "text",
                 *         "GameId": 1,
                 *         "GameUrl": "text",
                 *         "Id": 1,
                 *         "Inactive": false,
                 *         "Invalidated": false,
                 *         "IssuedDate": "2099-12-31T23:59:59",
                 *         "MediaType": "text",
                 *         "MemberId": 1,
                 *         "MetafileUrl": "text",
                 *         "PrizeId": 1,
                 *         "Rating": 1,
                 *         "RatingDate": "2099-12-31T23:59:59",
                 *         "Result": "Win",
                 *         "ScheduleId": 1,
                 *         "State": "Pending",
                 *         "UserId": "text"
                 *       },
                 *       "Language": "text",
                 *       "PlayType": "Prize",
                 *       "X": 1,
                 *       "Y": 1
                 *     }
                 */
                "application/json": components["schemas"]["MatchTilesPerformanceRequest"];
            };
        };
        responses: {
            /** @description The reply. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Board": [
                     *         [
                     *           1
                     *         ]
                     *       ],
                     *       "Colors": [
                     *         1
                     *       ],
                     *       "LastMovement": "2099-12-31T23:59:59",
                     *       "RemainingTime": 1.5,
                     *       "Score": 1.5,
                     *       "Started": false,
                     *       "Time": 1.5
                     *     }
                     */
                    "application/json": components["schemas"]["TileBoard"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Problem"];
        };
    };
    MatchTilesPerformanceRequest_get: {
        parameters: {
            query?: {
                Instance?: string;
                Language?: string;
                PlayType?: components["schemas"]["PlayType"];
                X?: number;
                Y?: number;
                /** @description Overrides the format of the reply; JSON is the only one. The suffix `.json` of the path does the same. */
                format?: components["parameters"]["format"];
                /** @description Wraps the reply in a call to this JavaScript function (JSONP). */
                callback?: components["parameters"]["callback"];
            };
            header?: never;
            path: {
                /**
                 * @description The same value as the member Guid of the body.
                 * @example 0123456789abcdef0123456789abcdef
                 */
                Guid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reply. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Board": [
                     *         [
                     *           1
                     *         ]
                     *       ],
                     *       "Colors": [
                     *         1
                     *       ],
                     *       "LastMovement": "2099-12-31T23:59:59",
                     *       "RemainingTime": 1.5,
                     *       "Score": 1.5,
                     *       "Started": false,
                     *       "Time": 1.5
                     *     }
                     */
                    "application/json": components["schemas"]["TileBoard"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Problem"];
        };
    };
    MatchTilesPerformanceRequest_put: {
        parameters: {
            query?: {
                /** @description Overrides the format of the reply; JSON is the only one. The suffix `.json` of the path does the same. */
                format?: components["parameters"]["format"];
                /** @description Wraps the reply in a call to this JavaScript function (JSONP). */
                callback?: components["parameters"]["callback"];
            };
            header?: never;
            path: {
                /**
                 * @description The same value as the member Guid of the body.
                 * @example 0123456789abcdef0123456789abcdef
                 */
                Guid: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "Guid": "0123456789abcdef0123456789abcdef",
                 *       "Instance": {
                 *         "AccessId": "0123456789abcdef0123456789abcdef",
                 *         "ChosenPrizeId": 1,
                 *         "CustomerId": 1,
                 *         "DefinedCulture": "text",
                 *         "Depleted": false,
                 *         "ExpirationDate": "2099-12-31T23:59:59",
                 *         "ExternalRef": "text",
                 *         "GameId": 1,
                 *         "GameUrl": "text",
                 *         "Id": 1,
                 *         "Inactive": false,
                 *         "Invalidated": false,
                 *         "IssuedDate": "2099-12-31T23:59:59",
                 *         "MediaType": "text",
                 *         "MemberId": 1,
                 *         "MetafileUrl": "text",
                 *         "PrizeId": 1,
                 *         "Rating": 1,
                 *         "RatingDate": "2099-12-31T23:59:59",
                 *         "Result": "Win",
                 *         "ScheduleId": 1,
                 *         "State": "Pending",
                 *         "UserId": "text"
                 *       },
                 *       "Language": "text",
                 *       "PlayType": "Prize",
                 *       "X": 1,
                 *       "Y": 1
                 *     }
                 */
                "application/json": components["schemas"]["MatchTilesPerformanceRequest"];
            };
        };
        responses: {
            /** @description The reply. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Board": [
                     *         [
                     *           1
                     *         ]
                     *       ],
                     *       "Colors": [
                     *         1
                     *       ],
                     *       "LastMovement": "2099-12-31T23:59:59",
                     *       "RemainingTime": 1.5,
                     *       "Score": 1.5,
                     *       "Started": false,
                     *       "Time": 1.5
                     *     }
                     */
                    "application/json": components["schemas"]["TileBoard"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Problem"];
        };
    };
    MatchTilesPerformanceRequest_post: {
        parameters: {
            query?: {
                /** @description Overrides the format of the reply; JSON is the only one. The suffix `.json` of the path does the same. */
                format?: components["parameters"]["format"];
                /** @description Wraps the reply in a call to this JavaScript function (JSONP). */
                callback?: components["parameters"]["callback"];
            };
            header?: never;
            path: {
                /**
                 * @description The same value as the member Guid of the body.
                 * @example 0123456789abcdef0123456789abcdef
                 */
                Guid: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "Guid": "0123456789abcdef0123456789abcdef",
                 *       "Instance": {
                 *         "AccessId": "0123456789abcdef0123456789abcdef",
                 *         "ChosenPrizeId": 1,
                 *         "CustomerId": 1,
                 *         "DefinedCulture": "text",
                 *         "Depleted": false,
                 *         "ExpirationDate": "2099-12-31T23:59:59",
                 *         "ExternalRef": "text",
                 *         "GameId": 1,
                 *         "GameUrl": "text",
                 *         "Id": 1,
                 *         "Inactive": false,
                 *         "Invalidated": false,
                 *         "IssuedDate": "2099-12-31T23:59:59",
                 *         "MediaType": "text",
                 *         "MemberId": 1,
                 *         "MetafileUrl": "text",
                 *         "PrizeId": 1,
                 *         "Rating": 1,
                 *         "RatingDate": "2099-12-31T23:59:59",
                 *         "Result": "Win",
                 *         "ScheduleId": 1,
                 *         "State": "Pending",
                 *         "UserId": "text"
                 *       },
                 *       "Language": "text",
                 *       "PlayType": "Prize",
                 *       "X": 1,
                 *       "Y": 1
                 *     }
                 */
                "application/json": components["schemas"]["MatchTilesPerformanceRequest"];
            };
        };
        responses: {
            /** @description The reply. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Board": [
                     *         [
                     *           1
                     *         ]
                     *       ],
                     *       "Colors": [
                     *         1
                     *       ],
                     *       "LastMovement": "2099-12-31T23:59:59",
                     *       "RemainingTime": 1.5,
                     *       "Score": 1.5,
                     *       "Started": false,
                     *       "Time": 1.5
                     *     }
                     */
                    "application/json": components["schemas"]["TileBoard"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Problem"];
        };
    };
    MatchTilesPerformanceRequest_delete: {
        parameters: {
            query?: {
                Instance?: string;
                Language?: string;
                PlayType?: components["schemas"]["PlayType"];
                X?: number;
                Y?: number;
                /** @description Overrides the format of the reply; JSON is the only one. The suffix `.json` of the path does the same. */
                format?: components["parameters"]["format"];
                /** @description Wraps the reply in a call to this JavaScript function (JSONP). */
                callback?: components["parameters"]["callback"];
            };
            header?: never;
            path: {
                /**
                 * @description The same value as the member Guid of the body.
                 * @example 0123456789abcdef0123456789abcdef
                 */
                Guid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reply. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Board": [
                     *         [
                     *           1
                     *         ]
                     *       ],
                     *       "Colors": [
                     *         1
                     *       ],
                     *       "LastMovement": "2099-12-31T23:59:59",
                     *       "RemainingTime": 1.5,
                     *       "Score": 1.5,
                     *       "Started": false,
                     *       "Time": 1.5
                     *     }
                     */
                    "application/json": components["schemas"]["TileBoard"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Problem"];
        };
    };
    MatchTilesPerformanceRequest_options: {
        parameters: {
            query?: {
                Instance?: string;
                Language?: string;
                PlayType?: components["schemas"]["PlayType"];
                X?: number;
                Y?: number;
                /** @description Overrides the format of the reply; JSON is the only one. The suffix `.json` of the path does the same. */
                format?: components["parameters"]["format"];
                /** @description Wraps the reply in a call to this JavaScript function (JSONP). */
                callback?: components["parameters"]["callback"];
            };
            header?: never;
            path: {
                /**
                 * @description The same value as the member Guid of the body.
                 * @example 0123456789abcdef0123456789abcdef
                 */
                Guid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reply. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Board": [
                     *         [
                     *           1
                     *         ]
                     *       ],
                     *       "Colors": [
                     *         1
                     *       ],
                     *       "LastMovement": "2099-12-31T23:59:59",
                     *       "RemainingTime": 1.5,
                     *       "Score": 1.5,
                     *       "Started": false,
                     *       "Time": 1.5
                     *     }
                     */
                    "application/json": components["schemas"]["TileBoard"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Problem"];
        };
    };
    MatchTilesPerformanceRequest_head: {
        parameters: {
            query?: {
                Instance?: string;
                Language?: string;
                PlayType?: components["schemas"]["PlayType"];
                X?: number;
                Y?: number;
                /** @description Overrides the format of the reply; JSON is the only one. The suffix `.json` of the path does the same. */
                format?: components["parameters"]["format"];
                /** @description Wraps the reply in a call to this JavaScript function (JSONP). */
                callback?: components["parameters"]["callback"];
            };
            header?: never;
            path: {
                /**
                 * @description The same value as the member Guid of the body.
                 * @example 0123456789abcdef0123456789abcdef
                 */
                Guid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reply. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Board": [
                     *         [
                     *           1
                     *         ]
                     *       ],
                     *       "Colors": [
                     *         1
                     *       ],
                     *       "LastMovement": "2099-12-31T23:59:59",
                     *       "RemainingTime": 1.5,
                     *       "Score": 1.5,
                     *       "Started": false,
                     *       "Time": 1.5
                     *     }
                     */
                    "application/json": components["schemas"]["TileBoard"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Problem"];
        };
    };
    MatchTilesPerformanceRequest_patch: {
        parameters: {
            query?: {
                /** @description Overrides the format of the reply; JSON is the only one. The suffix `.json` of the path does the same. */
                format?: components["parameters"]["format"];
                /** @description Wraps the reply in a call to this JavaScript function (JSONP). */
                callback?: components["parameters"]["callback"];
            };
            header?: never;
            path: {
                /**
                 * @description The same value as the member Guid of the body.
                 * @example 0123456789abcdef0123456789abcdef
                 */
                Guid: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "Guid": "0123456789abcdef0123456789abcdef",
                 *       "Instance": {
                 *         "AccessId": "0123456789abcdef0123456789abcdef",
                 *         "ChosenPrizeId": 1,
                 *         "CustomerId": 1,
                 *         "DefinedCulture": "text",
                 *         "Depleted": false,
                 *         "ExpirationDate": "2099-12-31T23:59:59",
                 *         "ExternalRef": "text",
                 *         "GameId": 1,
                 *         "GameUrl": "text",
                 *         "Id": 1,
                 *         "Inactive": false,
                 *         "Invalidated": false,
                 *         "IssuedDate": "2099-12-31T23:59:59",
                 *         "MediaType": "text",
                 *         "MemberId": 1,
                 *         "MetafileUrl": "text",
                 *         "PrizeId": 1,
                 *         "Rating": 1,
                 *         "RatingDate": "2099-12-31T23:59:59",
                 *         "Result": "Win",
                 *         "ScheduleId": 1,
                 *         "State": "Pending",
                 *         "UserId": "text"
                 *       },
                 *       "Language": "text",
                 *       "PlayType": "Prize",
                 *       "X": 1,
                 *       "Y": 1
                 *     }
                 */
                "application/json": components["schemas"]["MatchTilesPerformanceRequest"];
            };
        };
        responses: {
            /** @description The reply. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Board": [
                     *         [
                     *           1
                     *         ]
                     *       ],
                     *       "Colors": [
                     *         1
                     *       ],
                     *       "LastMovement": "2099-12-31T23:59:59",
                     *       "RemainingTime": 1.5,
                     *       "Score": 1.5,
                     *       "Started": false,
                     *       "Time": 1.5
                     *     }
                     */
                    "application/json": components["schemas"]["TileBoard"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Problem"];
        };
    };
    MatchTilesPerformanceRequest_trace: {
        parameters: {
            query?: {
                Instance?: string;
                Language?: string;
                PlayType?: components["schemas"]["PlayType"];
                X?: number;
                Y?: number;
                /** @description Overrides the format of the reply; JSON is the only one. The suffix `.json` of the path does the same. */
                format?: components["parameters"]["format"];
                /** @description Wraps the reply in a call to this JavaScript function (JSONP). */
                callback?: components["parameters"]["callback"];
            };
            header?: never;
            path: {
                /**
                 * @description The same value as the member Guid of the body.
                 * @example 0123456789abcdef0123456789abcdef
                 */
                Guid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reply. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Board": [
                     *         [
                     *           1
                     *         ]
                     *       ],
                     *       "Colors": [
                     *         1
                     *       ],
                     *       "LastMovement": "2099-12-31T23:59:59",
                     *       "RemainingTime": 1.5,
                     *       "Score": 1.5,
                     *       "Started": false,
                     *       "Time": 1.5
                     *     }
                     */
                    "application/json": components["schemas"]["TileBoard"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Problem"];
        };
    };
    MatchTilesRequest: {
        parameters: {
            query?: {
                /** @description Overrides the format of the reply; JSON is the only one. The suffix `.json` of the path does the same. */
                format?: components["parameters"]["format"];
                /** @description Wraps the reply in a call to this JavaScript function (JSONP). */
                callback?: components["parameters"]["callback"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "AnyName": "any content"
                 *     }
                 */
                "application/json": components["schemas"]["MatchTilesRequest"];
            };
        };
        responses: {
            /** @description The reply. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "AnyName": "any content"
                     *     }
                     */
                    "application/json": components["schemas"]["MatchTilesRequestResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Problem"];
        };
    };
    PopBalloonRequest: {
        parameters: {
            query?: {
                /** @description Overrides the format of the reply; JSON is the only one. The suffix `.json` of the path does the same. */
                format?: components["parameters"]["format"];
                /** @description Wraps the reply in a call to this JavaScript function (JSONP). */
                callback?: components["parameters"]["callback"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "Guid": "0123456789abcdef0123456789abcdef",
                 *       "Instance": {
                 *         "AccessId": "0123456789abcdef0123456789abcdef",
                 *         "ChosenPrizeId": 1,
                 *         "CustomerId": 1,
                 *         "DefinedCulture": "text",
                 *         "Depleted": false,
                 *         "ExpirationDate": "2099-12-31T23:59:59",
                 *         "ExternalRef": "text",
                 *         "GameId": 1,
                 *         "GameUrl": "text",
                 *         "Id": 1,
                 *         "Inactive": false,
                 *         "Invalidated": false,
                 *         "IssuedDate": "2099-12-31T23:59:59",
                 *         "MediaType": "text",
                 *         "MemberId": 1,
                 *         "MetafileUrl": "text",
                 *         "PrizeId": 1,
                 *         "Rating": 1,
                 *         "RatingDate": "2099-12-31T23:59:59",
                 *         "Result": "Win",
                 *         "ScheduleId": 1,
                 *         "State": "Pending",
                 *         "UserId": "text"
                 *       },
                 *       "Language": "text",
                 *       "PopBalloonId": 1
                 *     }
                 */
                "application/json": components["schemas"]["PopBalloonRequest"];
            };
        };
        responses: {
            /** @description The reply. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "CanContinue": false,
                     *       "Id": 1,
                     *       "IsPrize": false,
                     *       "LegalMovement": false,
                     *       "ResultImage": "text",
                     *       "Win": false
                     *     }
                     */
                    "application/json": components["schemas"]["BalloonResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Problem"];
        };
    };
    PopBalloonRequest_post: {
        parameters: {
            query?: {
                /** @description Overrides the format of the reply; JSON is the only one. The suffix `.json` of the path does the same. */
                format?: components["parameters"]["format"];
                /** @description Wraps the reply in a call to this JavaScript function (JSONP). */
                callback?: components["parameters"]["callback"];
            };
            header?: never;
            path: {
                /**
                 * @description The same value as the member Guid of the body.
                 * @example 0123456789abcdef0123456789abcdef
                 */
                Guid: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "Guid": "0123456789abcdef0123456789abcdef",
                 *       "Instance": {
                 *         "AccessId": "0123456789abcdef0123456789abcdef",
                 *         "ChosenPrizeId": 1,
                 *         "CustomerId": 1,
                 *         "DefinedCulture": "text",
                 *         "Depleted": false,
                 *         "ExpirationDate": "2099-12-31T23:59:59",
                 *         "ExternalRef": "text",
                 *         "GameId": 1,
                 *         "GameUrl": "text",
                 *         "Id": 1,
                 *         "Inactive": false,
                 *         "Invalidated": false,
                 *         "IssuedDate": "2099-12-31T23:59:59",
                 *         "MediaType": "text",
                 *         "MemberId": 1,
                 *         "MetafileUrl": "text",
                 *         "PrizeId": 1,
                 *         "Rating": 1,
                 *         "RatingDate": "2099-12-31T23:59:59",
                 *         "Result": "Win",
                 *         "ScheduleId": 1,
                 *         "State": "Pending",
                 *         "UserId": "text"
                 *       },
                 *       "Language": "text",
                 *       "PopBalloonId": 1
                 *     }
                 */
                "application/json": components["schemas"]["PopBalloonRequest"];
            };
        };
        responses: {
            /** @description The reply. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "CanContinue": false,
                     *       "Id": 1,
                     *       "IsPrize": false,
                     *       "LegalMovement": false,
                     *       "ResultImage": "text",
                     *       "Win": false
                     *     }
                     */
                    "application/json": components["schemas"]["BalloonResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Problem"];
        };
    };
    StepRequest: {
        parameters: {
            query?: {
                /** @description Overrides the format of the reply; JSON is the only one. The suffix `.json` of the path does the same. */
                format?: components["parameters"]["format"];
                /** @description Wraps the reply in a call to this JavaScript function (JSONP). */
                callback?: components["parameters"]["callback"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "AnyName": "any content"
                 *     }
                 */
                "application/json": components["schemas"]["StepRequest"];
            };
        };
        responses: {
            /** @description The reply. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "AnyName": "any content"
                     *     }
                     */
                    "application/json": components["schemas"]["StepRequestResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Problem"];
        };
    };
    CanPopBalloonRequest: {
        parameters: {
            query?: {
                /** @description Overrides the format of the reply; JSON is the only one. The suffix `.json` of the path does the same. */
                format?: components["parameters"]["format"];
                /** @description Wraps the reply in a call to this JavaScript function (JSONP). */
                callback?: components["parameters"]["callback"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "AnyName": "any content"
                 *     }
                 */
                "application/json": components["schemas"]["CanPopBalloonRequest"];
            };
        };
        responses: {
            /** @description The reply. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "AnyName": "any content"
                     *     }
                     */
                    "application/json": components["schemas"]["CanPopBalloonRequestResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Problem"];
        };
    };
    ChoosePrize: {
        parameters: {
            query?: {
                /** @description Overrides the format of the reply; JSON is the only one. The suffix `.json` of the path does the same. */
                format?: components["parameters"]["format"];
                /** @description Wraps the reply in a call to this JavaScript function (JSONP). */
                callback?: components["parameters"]["callback"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "AnyName": "any content"
                 *     }
                 */
                "application/json": components["schemas"]["ChoosePrize"];
            };
        };
        responses: {
            /** @description Accepted. The reply has no body. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Problem"];
        };
    };
    PerformanceNicknameRequest: {
        parameters: {
            query?: {
                /** @description Overrides the format of the reply; JSON is the only one. The suffix `.json` of the path does the same. */
                format?: components["parameters"]["format"];
                /** @description Wraps the reply in a call to this JavaScript function (JSONP). */
                callback?: components["parameters"]["callback"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "AnyName": "any content"
                 *     }
                 */
                "application/json": components["schemas"]["PerformanceNicknameRequest"];
            };
        };
        responses: {
            /** @description Accepted. The reply has no body. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Problem"];
        };
    };
    PerformanceFastPlayRequest: {
        parameters: {
            query?: {
                /** @description Overrides the format of the reply; JSON is the only one. The suffix `.json` of the path does the same. */
                format?: components["parameters"]["format"];
                /** @description Wraps the reply in a call to this JavaScript function (JSONP). */
                callback?: components["parameters"]["callback"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "AnyName": "any content"
                 *     }
                 */
                "application/json": components["schemas"]["PerformanceFastPlayRequest"];
            };
        };
        responses: {
            /** @description Accepted. The reply has no body. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Problem"];
        };
    };
    InitStateRequest: {
        parameters: {
            query?: {
                /** @description Overrides the format of the reply; JSON is the only one. The suffix `.json` of the path does the same. */
                format?: components["parameters"]["format"];
                /** @description Wraps the reply in a call to this JavaScript function (JSONP). */
                callback?: components["parameters"]["callback"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "AnyName": "any content"
                 *     }
                 */
                "application/json": components["schemas"]["InitStateRequest"];
            };
        };
        responses: {
            /** @description Accepted. The reply has no body. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Problem"];
        };
    };
    CheckStateRequest: {
        parameters: {
            query?: {
                /** @description Overrides the format of the reply; JSON is the only one. The suffix `.json` of the path does the same. */
                format?: components["parameters"]["format"];
                /** @description Wraps the reply in a call to this JavaScript function (JSONP). */
                callback?: components["parameters"]["callback"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "AnyName": "any content"
                 *     }
                 */
                "application/json": components["schemas"]["CheckStateRequest"];
            };
        };
        responses: {
            /** @description Accepted. The reply has no body. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Problem"];
        };
    };
    ReplyRequest: {
        parameters: {
            query?: {
                /** @description Overrides the format of the reply; JSON is the only one. The suffix `.json` of the path does the same. */
                format?: components["parameters"]["format"];
                /** @description Wraps the reply in a call to this JavaScript function (JSONP). */
                callback?: components["parameters"]["callback"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "AnyName": "any content"
                 *     }
                 */
                "application/json": components["schemas"]["ReplyRequest"];
            };
        };
        responses: {
            /** @description Accepted. The reply has no body. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Problem"];
        };
    };
    LevelCompleteRequest: {
        parameters: {
            query?: {
                /** @description Overrides the format of the reply; JSON is the only one. The suffix `.json` of the path does the same. */
                format?: components["parameters"]["format"];
                /** @description Wraps the reply in a call to this JavaScript function (JSONP). */
                callback?: components["parameters"]["callback"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "AnyName": "any content"
                 *     }
                 */
                "application/json": components["schemas"]["LevelCompleteRequest"];
            };
        };
        responses: {
            /** @description Accepted. The reply has no body. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Problem"];
        };
    };
    SimulateFastPlayRequest: {
        parameters: {
            query?: {
                /** @description Overrides the format of the reply; JSON is the only one. The suffix `.json` of the path does the same. */
                format?: components["parameters"]["format"];
                /** @description Wraps the reply in a call to this JavaScript function (JSONP). */
                callback?: components["parameters"]["callback"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "AnyName": "any content"
                 *     }
                 */
                "application/json": components["schemas"]["SimulateFastPlayRequest"];
            };
        };
        responses: {
            /** @description Accepted. The reply has no body. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Problem"];
        };
    };
    SimulateUnityPlayRequest: {
        parameters: {
            query?: {
                /** @description Overrides the format of the reply; JSON is the only one. The suffix `.json` of the path does the same. */
                format?: components["parameters"]["format"];
                /** @description Wraps the reply in a call to this JavaScript function (JSONP). */
                callback?: components["parameters"]["callback"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "AnyName": "any content"
                 *     }
                 */
                "application/json": components["schemas"]["SimulateUnityPlayRequest"];
            };
        };
        responses: {
            /** @description Accepted. The reply has no body. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Problem"];
        };
    };
    GameCompleteRequest: {
        parameters: {
            query?: {
                /** @description Overrides the format of the reply; JSON is the only one. The suffix `.json` of the path does the same. */
                format?: components["parameters"]["format"];
                /** @description Wraps the reply in a call to this JavaScript function (JSONP). */
                callback?: components["parameters"]["callback"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "AnyName": "any content"
                 *     }
                 */
                "application/json": components["schemas"]["GameCompleteRequest"];
            };
        };
        responses: {
            /** @description Accepted. The reply has no body. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Problem"];
        };
    };
    PartialStateProgressRequest: {
        parameters: {
            query?: {
                /** @description Overrides the format of the reply; JSON is the only one. The suffix `.json` of the path does the same. */
                format?: components["parameters"]["format"];
                /** @description Wraps the reply in a call to this JavaScript function (JSONP). */
                callback?: components["parameters"]["callback"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "AnyName": "any content"
                 *     }
                 */
                "application/json": components["schemas"]["PartialStateProgressRequest"];
            };
        };
        responses: {
            /** @description Accepted. The reply has no body. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Problem"];
        };
    };
    RateStarRequest: {
        parameters: {
            query?: {
                /** @description Overrides the format of the reply; JSON is the only one. The suffix `.json` of the path does the same. */
                format?: components["parameters"]["format"];
                /** @description Wraps the reply in a call to this JavaScript function (JSONP). */
                callback?: components["parameters"]["callback"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "AnyName": "any content"
                 *     }
                 */
                "application/json": components["schemas"]["RateStarRequest"];
            };
        };
        responses: {
            /** @description Accepted. The reply has no body. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Problem"];
        };
    };
    RateFeedbackRequest: {
        parameters: {
            query?: {
                /** @description Overrides the format of the reply; JSON is the only one. The suffix `.json` of the path does the same. */
                format?: components["parameters"]["format"];
                /** @description Wraps the reply in a call to this JavaScript function (JSONP). */
                callback?: components["parameters"]["callback"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "AnyName": "any content"
                 *     }
                 */
                "application/json": components["schemas"]["RateFeedbackRequest"];
            };
        };
        responses: {
            /** @description Accepted. The reply has no body. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Problem"];
        };
    };
    SpinRequest: {
        parameters: {
            query?: {
                /** @description Overrides the format of the reply; JSON is the only one. The suffix `.json` of the path does the same. */
                format?: components["parameters"]["format"];
                /** @description Wraps the reply in a call to this JavaScript function (JSONP). */
                callback?: components["parameters"]["callback"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "AnyName": "any content"
                 *     }
                 */
                "application/json": components["schemas"]["SpinRequest"];
            };
        };
        responses: {
            /** @description Accepted. The reply has no body. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Problem"];
        };
    };
    SlotRequest: {
        parameters: {
            query?: {
                /** @description Overrides the format of the reply; JSON is the only one. The suffix `.json` of the path does the same. */
                format?: components["parameters"]["format"];
                /** @description Wraps the reply in a call to this JavaScript function (JSONP). */
                callback?: components["parameters"]["callback"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "AnyName": "any content"
                 *     }
                 */
                "application/json": components["schemas"]["SlotRequest"];
            };
        };
        responses: {
            /** @description Accepted. The reply has no body. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Problem"];
        };
    };
    PlayRequest: {
        parameters: {
            query?: {
                /** @description Overrides the format of the reply; JSON is the only one. The suffix `.json` of the path does the same. */
                format?: components["parameters"]["format"];
                /** @description Wraps the reply in a call to this JavaScript function (JSONP). */
                callback?: components["parameters"]["callback"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "AnyName": "any content"
                 *     }
                 */
                "application/json": components["schemas"]["PlayRequest"];
            };
        };
        responses: {
            /** @description Accepted. The reply has no body. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Problem"];
        };
    };
    OfflineRequest: {
        parameters: {
            query?: {
                /** @description Overrides the format of the reply; JSON is the only one. The suffix `.json` of the path does the same. */
                format?: components["parameters"]["format"];
                /** @description Wraps the reply in a call to this JavaScript function (JSONP). */
                callback?: components["parameters"]["callback"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "AnyName": "any content"
                 *     }
                 */
                "application/json": components["schemas"]["OfflineRequest"];
            };
        };
        responses: {
            /** @description Accepted. The reply has no body. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Problem"];
        };
    };
}

/** `true` if two types are identical to the compiler, not only assignable to each other. */
type Same<Left, Right> =
  (<T>() => T extends Left ? 1 : 2) extends <T>() => T extends Right ? 1 : 2 ? true : false;

type AllTrue<Checks extends { [Name in keyof Checks]: true }> = Checks;

/** Does not compile unless every DTO of the SOAP side and its OpenAPI schema are the same type. */
export type Agreement = AllTrue<{
  KnownInstanceState: Same<types.KnownInstanceState, components["schemas"]["KnownInstanceState"]>;
  InstanceState: Same<types.InstanceState, components["schemas"]["InstanceState"]>;
  KnownInstanceResult: Same<types.KnownInstanceResult, components["schemas"]["KnownInstanceResult"]>;
  InstanceResult: Same<types.InstanceResult, components["schemas"]["InstanceResult"]>;
  KnownPlayType: Same<types.KnownPlayType, components["schemas"]["KnownPlayType"]>;
  PlayType: Same<types.PlayType, components["schemas"]["PlayType"]>;
  Instance: Same<types.Instance, components["schemas"]["Instance"]>;
  MatchTilesPerformanceRequest: Same<types.MatchTilesPerformanceRequest, components["schemas"]["MatchTilesPerformanceRequest"]>;
  TileBoard: Same<types.TileBoard, components["schemas"]["TileBoard"]>;
  PopBalloonRequest: Same<types.PopBalloonRequest, components["schemas"]["PopBalloonRequest"]>;
  BalloonResult: Same<types.BalloonResult, components["schemas"]["BalloonResult"]>;
  MatchTilesRequest: Same<types.MatchTilesRequest, components["schemas"]["MatchTilesRequest"]>;
  MatchTilesRequestResponse: Same<types.MatchTilesRequestResponse, components["schemas"]["MatchTilesRequestResponse"]>;
  StepRequest: Same<types.StepRequest, components["schemas"]["StepRequest"]>;
  StepRequestResponse: Same<types.StepRequestResponse, components["schemas"]["StepRequestResponse"]>;
  CanPopBalloonRequest: Same<types.CanPopBalloonRequest, components["schemas"]["CanPopBalloonRequest"]>;
  CanPopBalloonRequestResponse: Same<types.CanPopBalloonRequestResponse, components["schemas"]["CanPopBalloonRequestResponse"]>;
  ChoosePrize: Same<types.ChoosePrize, components["schemas"]["ChoosePrize"]>;
  PerformanceNicknameRequest: Same<types.PerformanceNicknameRequest, components["schemas"]["PerformanceNicknameRequest"]>;
  PerformanceFastPlayRequest: Same<types.PerformanceFastPlayRequest, components["schemas"]["PerformanceFastPlayRequest"]>;
  InitStateRequest: Same<types.InitStateRequest, components["schemas"]["InitStateRequest"]>;
  CheckStateRequest: Same<types.CheckStateRequest, components["schemas"]["CheckStateRequest"]>;
  ReplyRequest: Same<types.ReplyRequest, components["schemas"]["ReplyRequest"]>;
  LevelCompleteRequest: Same<types.LevelCompleteRequest, components["schemas"]["LevelCompleteRequest"]>;
  SimulateFastPlayRequest: Same<types.SimulateFastPlayRequest, components["schemas"]["SimulateFastPlayRequest"]>;
  SimulateUnityPlayRequest: Same<types.SimulateUnityPlayRequest, components["schemas"]["SimulateUnityPlayRequest"]>;
  GameCompleteRequest: Same<types.GameCompleteRequest, components["schemas"]["GameCompleteRequest"]>;
  PartialStateProgressRequest: Same<types.PartialStateProgressRequest, components["schemas"]["PartialStateProgressRequest"]>;
  RateStarRequest: Same<types.RateStarRequest, components["schemas"]["RateStarRequest"]>;
  RateFeedbackRequest: Same<types.RateFeedbackRequest, components["schemas"]["RateFeedbackRequest"]>;
  SpinRequest: Same<types.SpinRequest, components["schemas"]["SpinRequest"]>;
  SlotRequest: Same<types.SlotRequest, components["schemas"]["SlotRequest"]>;
  PlayRequest: Same<types.PlayRequest, components["schemas"]["PlayRequest"]>;
  OfflineRequest: Same<types.OfflineRequest, components["schemas"]["OfflineRequest"]>;
}>;
